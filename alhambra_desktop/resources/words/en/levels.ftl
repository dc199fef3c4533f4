### Levels and styles of computer players. Names stand in lists and behind a name: "Yusuf · builder, mason".

# In place of a level while computer players cannot think.
level-simple = simple play
level-newcomer = newcomer
level-newcomer-sentence = Knows the rules and buys tiles for their looks.
level-apprentice = apprentice
level-apprentice-sentence = Finds good turns, but seldom the best one.
level-journeyman = journeyman
level-journeyman-sentence = Plays soundly and misjudges a thing or two.
level-builder = builder
level-builder-sentence = Weighs majorities, walls, money and exact payments without mistakes.
level-architect = architect
level-architect-sentence = Has learned from thousands of games how good a position is.
level-master = master
level-master-sentence = Remembers who took which card, and tests its best plans against likely replies.
level-grandmaster = grandmaster
level-grandmaster-sentence = Remembers every card, uses all its thinking time and gives nothing away.

style-plain = plain
style-plain-sentence = Has no favourite.
style-mason = mason
style-mason-sentence = Loves long walls.
style-collector = collector
style-collector-sentence = Wants some of everything.
style-blocker = blocker
style-blocker-sentence = Takes what the others need.
style-banker = banker
style-banker-sentence = Buys late, with plenty of money.

# A level with its style
level-in-style = { $level }, { $style }
