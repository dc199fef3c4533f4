bureau-one = one bureau a purchase
bureau-one-why = Pay with one bureau de change only
bureau-needless = a card too many
bureau-needless-why = The price is reached without the bureau
bureau-other-currency = the bureau does not show { $currency }
bureau-other-currency-why = The bureau must show the currency of the square
bureau-money-not-shown = a currency that the bureau does not show
bureau-money-not-shown-why = With this bureau pay in { $currencies }
bureau-exactly = With a bureau the price is paid exactly
bureau = bureau { $one }/{ $other }

# Below some of the cards in the hand
bureaux-caption = { $count ->
    [one] bureau
   *[other] bureaux
 }

# The rule set
bureaux-title = Bureaux de change
bureaux-sentence = Cards that join two currencies: with one of them a price may be paid exactly in both.
bureaux-brief = Pay exactly in two currencies.

# What the piece says of itself

bureau-card = Joins two currencies: with it a price may be paid exactly in both.
bureau-no-value = no value
bureau-pays = pays now
bureau-pays-nothing = no price is exact with your cards
bureau-not-in-hand = it is not in your hand
