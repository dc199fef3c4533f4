no-action-left = no action is left this turn
no-action-left-why = Place your tiles and end the turn
fits-nowhere = it fits nowhere now
only-to-reserve = only to the reserve
only-to-reserve-why = A tile in your Alhambra cannot move to another square
answer-first = Answer the question below first
not-your-turn = it is not your turn
not-your-turn-why = Wait until the others have moved
