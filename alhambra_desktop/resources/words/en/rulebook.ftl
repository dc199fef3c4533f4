# The rules as a page of the window

# The sum of the cards in a picture: too much to take, dealt, allowed to take, or not accepted as payment
rulebook-cards-too-much = { $total }: too much
rulebook-cards-dealt = { $total } in total
rulebook-cards-taken = { $total }: allowed
rulebook-cards-refused = not accepted

# A player in a scoring example; $letter is A, B, C …
rulebook-player = Player { $letter }

# A picture in words
rulebook-picture = { $caption }: { $note }
rulebook-picture-allowed = Allowed. { $caption }: { $note }
rulebook-picture-refused = Not allowed. { $caption }: { $note }

# The page
rulebook-title = Rules
rulebook-search = Search the rules
rulebook-found = { $count ->
    [0] nothing found
    [one] { $count } rule
   *[other] { $count } rules
 }
rulebook-nearest = Nothing found. Did you mean:
rulebook-help = Using the program
rulebook-best = Best matches
# words that the search ignores, in lower case, separated by spaces
rulebook-stop-words = a about does did an and are as at be by can do does for from get how i if in is it its many much my of on or so that the there they this to was we what when where which who why will with you your
rulebook-contents = Contents
rulebook-on-table = In this game
rulebook-games = Games
rulebook-expansions = Expansions
rulebook-program = Program
rulebook-span = { $first } to { $last }
rulebook-chapter = In this chapter
rulebook-see = See also
rulebook-asked = Frequently asked:
rulebook-decided = This program’s ruling:
rulebook-this-table = In this game:
rulebook-official = Official: { $value }
rulebook-differs = house rule

# The panels beside it
rulebook-quoted = Recently shown
rulebook-table-differs = Your house rules
rulebook-so-many = { $count } of { $all }
rulebook-all-variants = All { $all } house rules, with the official values
rulebook-variants-where = Choose house rules when you start a new game.
rulebook-lesson = Practise this rule in the lesson “{ $title }”.
rulebook-open-lesson = Open the lesson
rulebook-more = More
rulebook-more-tip = Change the text size, copy or print this rule
rulebook-copy = Copy
rulebook-copied = The rule was copied, with its pictures.
rulebook-print = Print
rulebook-larger = Larger text
rulebook-smaller = Smaller text
rulebook-unreadable = The rules cannot be read: { $fault }. Reinstall the program.

# The line at the foot; $rule is an id
rulebook-foot = { $rule } · { $key-rules }: rule for the item under the pointer · { $key-page-leave }: back
rulebook-foot-quoted = { $rule }, shown during the game · { $key-rules }: rule for the item under the pointer · { $key-page-leave }: back
rulebook-foot-who = Rules:

# The overview: how a turn goes, and all chapters
rulebook-overview = Overview
rulebook-overview-turn = How a turn works
rulebook-overview-actions = Choose one of three actions. An exact payment gives you an extra action.
rulebook-overview-chapters = The rules by chapter
rulebook-overview-foot = choose a chapter or search the rules · { $key-page-leave }: back
rulebook-turn-money = Take one card of any value, or several worth at most 5 in total.
rulebook-turn-buy = Pay at least its price in the currency of its square.
rulebook-turn-redesign = Add a tile from your reserve, move a tile there, or swap two tiles.
rulebook-turn-end = Put tiles in your Alhambra or reserve, then refill the market and money row.
# Between two actions of which a player chooses one
rulebook-turn-or = or
rulebook-chapter-start = What you start with, and what is on the table.
rulebook-chapter-turn = Your three actions, and how to earn an extra one.
rulebook-chapter-redesign = Change your Alhambra with tiles from your reserve.
rulebook-chapter-building = Where a tile fits: walls, paths and holes.
rulebook-chapter-turn-end = Place your tiles, then refill the market and money row.
rulebook-chapter-scoring = Points for the most buildings and for your longest wall.
rulebook-chapter-end = Leftover tiles, the last scoring round and the winner.
rulebook-chapter-mixing = How expansions work together.

# Labels in the pictures of chapters
scene-fountain = Fountain
scene-money = Starting money
scene-symbol = Your symbol
scene-take = Take money
scene-buy = Buy a building
scene-redesign = Redesign
scene-reserve = Reserve
scene-alhambra = Alhambra
scene-new-tile = New tile
scene-market = New tiles
scene-row = New cards
scene-most = Most buildings
scene-wall = Longest wall
scene-rounds = Scoring rounds
scene-bag = Empty bag
scene-winner = Winner
scene-market-gaps = Bought: no new tile
scene-row-gap = Taken: no new card
scene-refill-later = No refill yet
