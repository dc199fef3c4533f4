no-action-left = plus d’action pour ce tour
no-action-left-why = Place tes tuiles et termine ton tour
fits-nowhere = aucune place pour l’instant
only-to-reserve = seulement vers la réserve
only-to-reserve-why = Une tuile de ton Alhambra ne change jamais de case
answer-first = Réponds d’abord à la question dans la barre d’état
not-your-turn = ce n’est pas ton tour
not-your-turn-why = Attends que les autres aient joué
