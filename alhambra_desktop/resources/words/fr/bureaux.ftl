bureau-one = un seul bureau par achat
bureau-one-why = Paie avec un seul bureau de change
bureau-needless = une carte de trop
bureau-needless-why = Le prix est atteint sans le bureau
bureau-other-currency = ce bureau ne change pas les { $currency-many }
bureau-other-currency-why = Le bureau doit montrer la monnaie de la case
bureau-money-not-shown = une monnaie que ce bureau ne montre pas
bureau-money-not-shown-why = Avec ce bureau, paie en { $currencies-many }
bureau-exactly = Avec un bureau, il faut faire l’appoint
bureau = bureau { $one }/{ $other }
bureau-le = le bureau { $one }/{ $other }

# Below some of the cards in the hand
bureaux-caption = { $count ->
    [one] bureau
   *[other] bureaux
 }

# The rule set
bureaux-title = Bureaux de change
bureaux-title-le = les bureaux de change
bureaux-sentence = Des cartes qui permettent de mélanger deux monnaies pour faire l’appoint.
bureaux-brief = Mélange deux monnaies pour un achat.

# What the piece says of itself

bureau-card = Permet de mélanger deux monnaies pour faire l’appoint.
bureau-no-value = sans valeur
bureau-pays = permet d’acheter
bureau-pays-nothing = tu ne peux faire aucun appoint
bureau-not-in-hand = il n’est pas dans ta main
