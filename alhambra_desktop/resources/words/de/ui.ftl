no-action-left = in diesem Zug ist keine Aktion übrig
no-action-left-why = Platziere deine Plättchen und beende den Zug
fits-nowhere = es passt jetzt nirgends
only-to-reserve = nur in die Reserve
only-to-reserve-why = Ein Plättchen in deiner Alhambra kann nicht auf ein anderes Feld umziehen
answer-first = Beantworte erst die Frage unten
not-your-turn = du bist nicht am Zug
not-your-turn-why = Warte, bis die anderen gezogen haben
