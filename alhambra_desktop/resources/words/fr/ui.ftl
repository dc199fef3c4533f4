no-action-left = plus d’action pour ce tour
no-action-left-why = Place tes tuiles et termine ton tour
fits-nowhere = aucune place pour l’instant
only-to-reserve = seulement vers la réserve
only-to-reserve-why = Une tuile ne passe jamais d’une case à une autre
answer-first = Réponds d’abord à la question en bas
not-your-turn = ce n’est pas ton tour
not-your-turn-why = Attends que les autres aient joué
