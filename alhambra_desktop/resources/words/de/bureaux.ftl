bureau-one = nur eine Wechselstube pro Kauf
bureau-one-why = Bezahle mit höchstens einer Wechselstube
bureau-needless = eine Karte zu viel
bureau-needless-why = Der Preis ist auch ohne die Wechselstube bezahlt
bureau-other-currency = die Wechselstube gilt nicht für { $currency-many }
bureau-other-currency-why = Die Wechselstube muss die Währung des Feldes zeigen
bureau-money-not-shown = eine Währung, die nicht auf der Wechselstube steht
bureau-money-not-shown-why = Mit dieser Wechselstube gelten { $currencies-many }
bureau-exactly = Mit einer Wechselstube musst du passend bezahlen
bureau = Wechselstube { $one }/{ $other }
bureau-der = die Wechselstube { $one }/{ $other }
bureau-den = die Wechselstube { $one }/{ $other }
bureau-dem = der Wechselstube { $one }/{ $other }

# Below some of the cards in the hand
bureaux-caption = { $count ->
    [one] Stube
   *[other] Stuben
 }

# The rule set
bureaux-title = Wechselstuben
bureaux-title-dem = Wechselstuben
bureaux-sentence = Karten, mit denen du zwei Währungen in einer passenden Bezahlung mischen darfst.
bureaux-brief = Zahle in zwei Währungen zugleich.

# What the piece says of itself

bureau-card = Mit ihr darfst du beim passenden Bezahlen zwei Währungen mischen.
bureau-no-value = kein Wert
bureau-pays = bezahlt
bureau-pays-nothing = deine Karten bezahlen nichts passend
bureau-not-in-hand = du hast sie nicht auf der Hand
