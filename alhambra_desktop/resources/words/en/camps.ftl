camps-alone = { $camps ->
    [one] no bastion stands against a wall
   *[other] { $camps } camps would stand alone
 }
camps-alone-why = A camp leans with a bastion against a wall of your Alhambra
camp-edges = A bastion meets a wall, a green side another camp's green side, nothing else
camp-scores = scores { $points } in every round
edge-bastion = bastion
edge-green = green side
camp = camp { $price }
