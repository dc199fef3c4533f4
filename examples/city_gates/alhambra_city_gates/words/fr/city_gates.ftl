# The rule set
city-gates-title = Portes de la ville
city-gates-title-le = les portes de la ville
city-gates-sentence = Cherche des portes en secret et pose-les dans tes murs extérieurs : elles rapportent selon la rue derrière elles.

# Gates, and where they lie; places with -own are the viewer's, the others those of $name
gate = porte de { $number }
face-gate-back = porte cachée
face-gate-pile = { $count ->
    [0] aucune porte
    [one] { $count } porte, face cachée
   *[other] { $count } portes, face cachée
 }
place-gatehouse = { $slot ->
    [pile] le poste de garde
    [aside] les portes remises
   *[other] les portes regardées
 }
place-gatehouse-au = { $slot ->
    [pile] au poste de garde
    [aside] remise
   *[other] regardée
 }
place-gate-hand-own = tes portes
place-gate-hand-own-au = dans ta main
place-gate-hand = les portes ({ $name })
place-gate-hand-au = en main ({ $name })
place-gate-wall-own = ton mur, côté { $side } ({ $square })
place-gate-wall-own-au = dans ton mur, côté { $side } ({ $square })
place-gate-wall = un mur ({ $name }), côté { $side } ({ $square })
place-gate-wall-au = chez { $name }, côté { $side } ({ $square })
onto-gate-wall = dans un mur qui brille

# Why something is refused
gates-not-to-seek = aucune porte n’est disponible
gates-not-to-seek-why = Cherche des portes si tu en as moins de deux en main et qu’il en reste deux
gate-not-looked-at = tu n’as pas regardé cette porte
gate-not-looked-at-why = Garde l’une des deux que tu regardes
gate-not-in-hand = tu n’as pas cette porte en main
gate-not-in-hand-why = Pose une porte de ta main
gate-no-wall = pas de mur extérieur ici
gate-at-gate = une porte est déjà posée ici
gate-wall-why = Une porte se pose dans un mur extérieur à toi, sans porte
gate-wall-why-brief = un mur extérieur sans porte

# What the log says
log-gates-shuffled = { $count ->
    [one] { $count } porte remise a été mélangée aux autres
   *[other] { $count } portes remises ont été mélangées aux autres
 }
log-gates-sought = regarde deux portes
log-gates-sought-now = regarde deux portes
log-gate-kept = garde une porte et remet l’autre
log-gate-kept-now = garde une porte et remet l’autre
log-gates-put-back = remet les deux portes
log-gates-put-back-now = remet les deux portes
log-gate-set = pose une { $gate } dans le mur, { $square }
log-gate-set-now = pose une { $gate } dans le mur
log-gate-fell = perd une { $gate }
log-gate-fell-now = perd une { $gate }

# What to do, as a hint says it
turn-seek-gates = regarder deux portes
turn-keep-gate = garder la { $gate }
turn-put-back-gates = remettre les deux portes
turn-set-gate = poser la { $gate } dans un mur
turn-set-gate-at = poser la { $gate } dans le mur, côté { $side }, { $square }
kind-seek-gates = Regarder des portes.
kind-keep-gate = Garder une porte.
kind-set-gate = Poser une porte.

# The line below the table: actions among others; whose gates are asked for; what is asked; how it ends
status-seek-gates = cherche une porte
status-set-gate = pose une porte
status-your-gates = Tes portes
status-gates = { $name } (portes)
status-asked-gate = garde l’une des deux portes (clique dessus), ou remets les deux
status-loses-gates = aucune porte n’est gardée : appuie sur Finir quand même pour remettre les deux
bar-gates-put-back = Remettre
bar-gates-put-back-tip = Ne garder aucune des deux portes

# What points come from, and what speaks for a turn
source-gates = portes
source-gates-note = 1 par tuile de la rue, jusqu’au nombre de la porte
gain-gates = { $points ->
    [one] pour gagner environ { $points } point de plus grâce aux portes
   *[other] pour gagner environ { $points } points de plus grâce aux portes
 }

# In the supply beside the courtyard, and below a gate in hand
supply-gates = Portes de la ville
supply-gates-left = { $left } restantes
gates-face-down = à chercher
gates-shuffled-first = à mélanger
gates-put-back = remises
gates-looked-at = gardes-en une
gate-to-set = à poser
gate-waits = aucun mur libre

# What the piece says of itself
gate-card-name = porte de { $number }
gate-card = Rapporte 1 point par tuile de la rue derrière elle, { $number } au plus.
gate-card-street = { $tiles ->
    [one] une rue de { $tiles } tuile
   *[other] une rue de { $tiles } tuiles
 }
gate-card-best = dans ta plus longue rue
gate-card-no-wall = tu n’as aucun mur libre
gate-card-after = une fois posée

# What is wrong with a state that no game can reach (a damaged file)
fault-gates = des portes sont perdues ou en double (CG-1)
fault-gates-count = les portes sont mal comptées
fault-gates-looked-at = des portes sont regardées par personne, ou personne n’en regarde (CG-3)
fault-gate-alone = place { $seat } : une porte n’est dans aucun mur (CG-4)
