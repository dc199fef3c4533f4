bureau-one = uma casa de câmbio por compra
bureau-one-why = Pague com uma só casa de câmbio
bureau-needless = uma carta a mais
bureau-needless-why = Dá para pagar o preço sem a casa de câmbio
bureau-other-currency = esta casa de câmbio não mostra { $currency-many }
bureau-other-currency-why = A casa de câmbio precisa mostrar a moeda do quadrado
bureau-money-not-shown = moeda que não está na casa de câmbio
bureau-money-not-shown-why = Com esta casa de câmbio, pague em { $currencies-many }
bureau-exactly = Com uma casa de câmbio é preciso pagar a quantia exata
bureau = casa de câmbio { $one }/{ $other }
bureau-o = a casa de câmbio { $one }/{ $other }

# Below some of the cards in the hand
bureaux-caption = { $count ->
    [one] câmbio
   *[other] câmbios
 }

# The rule set
bureaux-title = Casas de câmbio
bureaux-title-dentro = casas de câmbio
bureaux-sentence = Cartas que permitem misturar duas moedas para pagar a quantia exata.
bureaux-brief = Misturam duas moedas em um pagamento.

# What the piece says of itself

bureau-card = Permite misturar duas moedas para pagar a quantia exata.
bureau-no-value = sem valor
bureau-pays = paga
bureau-pays-nothing = suas cartas não formam nenhuma quantia exata
bureau-not-in-hand = não está na sua mão
