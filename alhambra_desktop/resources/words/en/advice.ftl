### Hints and "Why?": the card over the table, about 45 letters wide.

advice-hint = Hint
advice-why = Why?
# $why is a sentence without a full stop, $rule the number of a rule
advice-close = Close
# $key as keyboards name it
advice-close-tip = Close this card and play on
advice-thinking = Thinking…

# Hints: three, each tells more than the last
advice-strength = { $strength } of { $most }
advice-more = Press { $key } again for more.
advice-more-whole = Press { $key } again for the whole turn.
# Beside what a hint marks on the table: what to do, as an order with the first letter of a sentence; why, a whole sentence
guide-pays-exactly = { $count ->
    [one] { $turn }: the raised card pays it exactly.
   *[other] { $turn }: the raised cards pay it exactly.
 }
guide-pays-over = { $count ->
    [one] { $turn }: the raised card pays { $over } too many.
   *[other] { $turn }: the raised cards pay { $over } too many.
 }
# $changes are what it changes there, in a row of a few words
guide-here = Build it here: { $changes }. { $gain } if scored now.
guide-gain = Build it here: { $gain } if scored now.
# What keys do, behind each of them
guide-more = where, and why
guide-do = do it
guide-away = away
advice-purist = A purist gets no hints; the play aids in the preferences change that.

# Why?
advice-turn = { $name }, turn { $turn }
# $deeds are what the log tells of a player, such as "took 5 denar and placed garden 9"; the first letter becomes a capital
advice-did = { $deeds }.
advice-no-past = This game was opened without its past, so earlier turns cannot be explained.
advice-nobody = No computer player has moved yet.
advice-under-way = This turn has only just begun; ask again in a moment.
advice-later = What else was possible is told when the game is over.
# A heading: below it are other turns that were possible
advice-instead = Instead

# No answer came
advice-silent = No answer came; ask again in a moment.
advice-broken = Again no answer came; start the program again, and install it again if that does not help.
# $remedy is a sentence that says what is wrong and what to do
