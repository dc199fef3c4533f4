### Levels and styles of computer players. Names stand in lists and behind a name: "Yusuf · builder, mason".

# In place of a level while computer players cannot think.
level-simple = simple rules
level-newcomer = newcomer
level-newcomer-sentence = Knows the rules and buys what is pretty.
level-apprentice = apprentice
level-apprentice-sentence = Sees what is good, but seldom what is best.
level-journeyman = journeyman
level-journeyman-sentence = Plays soundly and misjudges a thing or two.
level-builder = builder
level-builder-sentence = Weighs majorities, walls, money and exact payments without a slip.
level-architect = architect
level-architect-sentence = Has learned from thousands of games what a position is worth.
level-master = master
level-master-sentence = Remembers who took which card, and tries its best plans out against what the others may do.
level-grandmaster = grandmaster
level-grandmaster-sentence = Remembers every card, thinks as long as it is allowed to, and gives nothing away.

style-plain = plain
style-plain-sentence = Has no favourite.
style-mason = mason
style-mason-sentence = Loves long walls.
style-collector = collector
style-collector-sentence = Wants something of everything.
style-blocker = blocker
style-blocker-sentence = Takes what the others need.
style-banker = banker
style-banker-sentence = Buys late and with a full purse.

# A level with its style
level-in-style = { $level }, { $style }
