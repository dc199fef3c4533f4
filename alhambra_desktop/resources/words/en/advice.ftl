### Hints and "Why?": the card over the table, about 45 letters wide.

advice-hint = Hint
advice-why = Why?
# $why is a sentence without a full stop, $rule the number of a rule
advice-close = Close
advice-close-tip = Close this card and play on
advice-thinking = Thinking…

# The three hints, each more detailed than the last
advice-strength = { $strength } of { $most }
advice-more = Press { $key-hint } again for more detail.
advice-more-whole = Press { $key-hint } again for the whole turn.
# Text beside the squares and cards that a hint marks: an instruction with a capital letter, and a sentence with the reason
guide-pays-exactly = { $count ->
    [one] { $turn }: the raised card pays the exact price.
   *[other] { $turn }: the raised cards pay the exact price.
 }
guide-pays-over = { $turn }: { $count ->
    [one] the raised card overpays
   *[other] the raised cards overpay
 } by { $over }.
# $changes lists the effects of the tile on that square, such as “wall 3 → 5”
guide-here = Place it here: { $changes }. { $gain } if scored now.
guide-gain = Place it here: { $gain } if scored now.
# What keys do, behind each of them
guide-more = more detail
guide-do = do it
guide-away = close
advice-purist = Hints are off at this assistance level. Change it in Preferences.

# Why?
advice-turn = { $name }, turn { $turn }
# $deeds are what the log tells of a player, such as "took 5 denar and placed garden 9"; the first letter becomes a capital
advice-did = { $deeds }.
advice-no-past = This game was opened without its history, so earlier turns cannot be explained.
advice-nobody = No computer player has taken a turn yet.
advice-under-way = This turn has only just started. Ask again in a moment.
advice-later = You can see the alternatives after the game.
# A heading: below it are other turns that were possible
advice-instead = Alternatives

# No answer came
advice-silent = The computer player did not respond. Ask again in a moment.
advice-broken = The computer player still does not respond. Restart the program; if that does not help, reinstall it.
# $remedy is a sentence that says what is wrong and what to do
