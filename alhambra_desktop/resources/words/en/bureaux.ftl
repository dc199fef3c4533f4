bureau-one = one bureau per purchase
bureau-one-why = Pay with only one bureau de change
bureau-needless = one card too many
bureau-needless-why = You can pay the price without the bureau
bureau-other-currency = the bureau does not show { $currency-many }
bureau-other-currency-why = The bureau must show the currency of the square
bureau-money-not-shown = a currency that is not on the bureau
bureau-money-not-shown-why = With this bureau, pay in { $currencies-many }
bureau-exactly = With a bureau you must pay the exact price
bureau = { $one }/{ $other } bureau
bureau-the = the { $one }/{ $other } bureau

# Below some of the cards in the hand
bureaux-caption = { $count ->
    [one] bureau
   *[other] bureaux
 }

# The rule set
bureaux-title = Bureaux de change
bureaux-sentence = Cards that let you mix two currencies in one exact payment.
bureaux-brief = Mix two currencies in one payment.

# What the piece says of itself

bureau-card = Lets you mix two currencies in one exact payment.
bureau-no-value = no value
bureau-pays = pays for
bureau-pays-nothing = your cards make no exact payment
bureau-not-in-hand = it is not in your hand
