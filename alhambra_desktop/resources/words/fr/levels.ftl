### Levels and styles of computer players. Names stand in lists and behind a name: "Yusuf · builder, mason".

# In place of a level while computer players cannot think.
level-simple = jeu simple
level-newcomer = débutant
level-newcomer-sentence = Connaît les règles et achète ce qui est joli.
level-apprentice = apprenti
level-apprentice-sentence = Trouve de bons coups, mais rarement le meilleur.
level-journeyman = compagnon
level-journeyman-sentence = Joue bien, et se trompe une fois ou deux.
level-builder = bâtisseur
level-builder-sentence = Pèse majorités, murs, argent et appoint sans se tromper.
level-architect = architecte
level-architect-sentence = A appris en des milliers de parties ce que vaut une position.
level-master = maître
level-master-sentence = Retient qui a pris quelle carte, et éprouve ses meilleurs plans contre les ripostes probables.
level-grandmaster = grand maître
level-grandmaster-sentence = N’oublie aucune carte, réfléchit aussi longtemps qu’on le lui permet, et ne fait pas de cadeau.

style-plain = polyvalent
style-plain-sentence = N’a pas de préférence.
style-mason = maçon
style-mason-sentence = Aime les longs murs.
style-collector = collectionneur
style-collector-sentence = Veut un peu de tout.
style-blocker = gêneur
style-blocker-sentence = Prend ce qu’il faut aux autres.
style-banker = banquier
style-banker-sentence = Achète tard, la bourse pleine.

# A level with its style
level-in-style = { $level }, { $style }
