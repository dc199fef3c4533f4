# Lessons: the page that lists them, and the card of a step

learn-title = Spielen lernen
learn-sentence = Kurze Lektionen am Spieltisch. Nichts davon zählt.
learn-begin = Beginnen
learn-begin-tip = Diese Lektion beim ersten Schritt beginnen
learn-go-on = Fortsetzen
learn-go-on-tip = Diese Lektion bei dem Schritt fortsetzen, bei dem du aufgehört hast
learn-again = Wiederholen
learn-again-tip = Diese Lektion noch einmal von vorn durchgehen
learn-steps = { $done } von { $steps } Schritten erledigt
learn-modules = Erweiterungen und Granada
learn-rules = Regeln
learn-rules-tip = Die Regeln des Spiels und aller Erweiterungen lesen
learn-keys = Tasten
learn-keys-tip = Alles sehen, was mit der Tastatur geht
learn-bar = Tab geht von Lektion zu Lektion, { $key-page-card } zum nächsten Bereich, { $key-page-leave } führt zurück

lesson-number = Lektion { $number } von { $count }
# At the right of the menu bar
lesson-titled = { $lesson }: { $title }
lesson-module = Kurze Lektion

# Answers to choose from
lesson-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
lesson-seat = { $name }

lesson-step = Schritt { $step } von { $steps }
lesson-why = Hinweis:
lesson-rule = Regel { $rule }
lesson-back = Zurück
lesson-back-tip = Den vorigen Schritt noch einmal zeigen
lesson-next = Weiter
lesson-next-tip = Zum nächsten Schritt dieser Lektion gehen
lesson-finish = Fertig
lesson-finish-tip = Diese Lektion abschließen und zur Liste zurückkehren
lesson-next-lesson = Nächste Lektion
lesson-next-lesson-tip = Die Lektion nach dieser beginnen
lesson-show = Vormachen
lesson-show-tip = Zusehen, wie dieser Schritt gespielt wird
lesson-answer-tip = Antworten: { $answer }
lesson-undo = Rückgängig
lesson-undo-tip = Deinen Zug rückgängig machen und diesen Schritt noch einmal versuchen
lesson-leave = Beenden
lesson-leave-tip = Hier aufhören; dein Fortschritt ist gespeichert
lesson-unreadable = Die Lektionen lassen sich nicht lesen: { $fault }. Installiere das Programm neu.

# In place of the task, after the player tried the illegal move of the step, or made another legal move
lesson-seen = Das ist nicht erlaubt. Lies, warum, und mach dann weiter.
lesson-other = Auch das ist erlaubt, aber dieser Schritt zeigt etwas anderes. Mach es rückgängig.

# In place of the task, if the player put back a tile that the step needs
lesson-put-back = Du hast das Plättchen zurückgelegt. Klicke darauf, um es wieder aufzunehmen.

# In the line below the table
lesson-bar = Lektion

# The task of the step, in the status bar
lesson-task = { $task }

# After the task, if it can be done by keyboard
lesson-keys = per Tastatur: Pfeiltasten und { $key-choose }; { $key-page-card } führt zu Vormachen
# The same, if the task is to end the turn
lesson-keys-show = { $key-page-card } führt zu Vormachen

# The first game, and the coach’s advice: a fact, and why it matters
learn-game = Deine erste Partie
learn-game-goal = Eine echte Partie gegen zwei Neulinge, mit einem Trainer.
learn-game-begin = Spielen
learn-game-begin-tip = Eine echte Partie gegen zwei Neulinge mit einem Trainer beginnen
learn-puzzle = Rätsel
learn-puzzle-goal = Eine Stellung aus einer echten Partie, in der ein Zug klar der beste ist.
learn-puzzle-begin = Öffnen
learn-puzzle-begin-tip = Das Rätsel des Tages und die Liste der Rätsel öffnen
coach-title = Trainer
coach-understood = OK
coach-understood-tip = Diesen Rat schließen und weiterspielen
coach-silence = Trainer ausschalten
coach-silence-tip = Ohne Ratschläge des Trainers weiterspielen
coach-undo = Rückgängig
coach-undo-tip = Diesen Schritt rückgängig machen und einen anderen wählen
coach-begins = Das ist eine echte Partie. Nimm in jedem Zug Geld, kaufe ein Gebäude oder baue um und drücke dann „Zug beenden“.
coach-begins-why = Die Statusleiste zeigt immer, was du tun kannst.
coach-exact-missed = Du hättest { $tile-den } mit { $cards-dem } passend bezahlen und eine Zusatzaktion bekommen können.
coach-exact-missed-why = Ein Stern auf dem Bauhof zeigt, was du passend bezahlen kannst. Noch kannst du deinen Schritt rückgängig machen.
coach-acts-again = Passend bezahlt: Du bekommst { $tile-den } und eine Zusatzaktion.
coach-acts-again-why = Kaufe noch einmal, nimm Geld oder baue um. Wer passend bezahlt, hat die längsten Züge.
coach-overpaid = Für { $tile-den } hast du { $over } zu viel bezahlt. Wechselgeld gibt es nicht.
coach-overpaid-why = Mit kleinen Karten in mehreren Währungen kannst du öfter passend bezahlen. Noch kannst du deinen Schritt rückgängig machen.
coach-reserve-fits = Du könntest jetzt { $tile-den } aus deiner Reserve einbauen.
coach-reserve-fits-why = Plättchen in der Reserve bringen keine Punkte. Einbauen kostet eine Aktion.
coach-scored = In der ersten Wertung hast du { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } bekommen. Die Einzelheiten stehen im Spielverlauf.
coach-scored-why = Die nächste Wertung bringt mehr, und auch zweite Plätze zählen. Der Zwischenstand zeigt, wo ein Plättchen mehr hilft.
coach-scoring-near = Die { $round }. Wertung kommt mit { $last ->
    [1] der nächsten Karte
   *[other] einer der nächsten { $last } Karten
 }.
coach-scoring-near-why = Nur deine Alhambra bringt Punkte. Geld auf deiner Hand zählt nicht.
coach-end-near = { $count ->
    [0] Im Beutel ist kein Plättchen mehr
    [one] Im Beutel ist noch ein Plättchen
   *[other] Im Beutel sind noch { $count } Plättchen
 }. Die Partie endet, wenn sich der Bauhof nicht mehr auffüllen lässt.
coach-end-near-why = Jedes restliche Plättchen bekommt, wer das meiste Geld in der Währung seines Feldes hat.
