### Hints and "Why?": the card over the table, about 45 letters wide.

advice-hint = Conseil
advice-why = Pourquoi ?
# $why is a sentence without a full stop, $rule the number of a rule
advice-close = Fermer
advice-close-tip = Fermer cette carte et continuer à jouer
advice-thinking = Je réfléchis…

# The three hints, each more detailed than the last
advice-strength = { $strength } sur { $most }
advice-more = Appuie encore sur { $key-hint } pour en savoir plus.
advice-more-whole = Appuie encore sur { $key-hint } pour le tour entier.
# Text beside the squares and cards that a hint marks: an instruction with a capital letter, and a sentence with the reason
guide-pays-exactly = { $count ->
    [one] { $turn } : la carte levée fait l’appoint.
   *[other] { $turn } : les cartes levées font l’appoint.
 }
guide-pays-over = { $count ->
    [one] { $turn } : la carte levée paie { $over } de trop.
   *[other] { $turn } : les cartes levées paient { $over } de trop.
 }
# $changes lists the effects of the tile on that square, such as “wall 3 → 5”
guide-here = À placer ici ({ $changes }). { $gain } en cas de décompte.
guide-gain = À placer ici : { $gain } en cas de décompte.
# What keys do, behind each of them
guide-more = plus de détails
guide-do = jouer ce coup
guide-away = cacher
advice-purist = À ce niveau d’assistance, il n’y a pas de conseils. Tu peux en changer dans les préférences.

# Why?
advice-turn = { $name }, tour { $turn }
# $deeds are what the log tells of a player, such as "took 5 denar and placed garden 9"; the first letter becomes a capital
advice-did = { $deeds }.
advice-no-past = Cette partie a été ouverte sans son historique : les tours précédents ne peuvent pas être expliqués.
advice-nobody = L’ordinateur n’a pas encore joué.
advice-under-way = Ce tour vient de commencer. Redemande dans un instant.
advice-later = Tu verras les autres possibilités à la fin de la partie.
# A heading: below it are other turns that were possible
advice-instead = Autres possibilités

# No answer came
advice-silent = L’ordinateur n’a pas répondu. Redemande dans un instant.
advice-broken = L’ordinateur n’a toujours pas répondu. Redémarre le programme ; si cela ne suffit pas, réinstalle-le.

# $remedy is a sentence that says what is wrong and what to do
