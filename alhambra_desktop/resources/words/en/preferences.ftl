### The preferences.
### The letter after & goes to a field by the keyboard: once on each page, the names of the pages counted too.

preferences-title = Preferences
preferences-pages = Pages of the preferences
preferences-at-once = Every change holds at once.

preferences-appearance = A&ppearance
# The choice of the language; $language is the name of the one that the desktop has
preferences-language = &Language
preferences-language-name = Language
preferences-language-system = like the desktop ({ $language })
preferences-language-note = The words of the whole program, figures and dates.
# The choice of light or dark colours
preferences-theme = &Theme
preferences-theme-name = Theme
preferences-theme-note = Light, dark, or whatever the desktop has.
preferences-theme-system = like the desktop
preferences-theme-light = light
preferences-theme-dark = dark
preferences-scale = &Scale
preferences-scale-name = Scale of text and table
preferences-scale-note = Text and table; the window closes and opens anew.
preferences-scale-value = { $number } %
preferences-less-motion = Less &motion: marks that stay instead of flights
preferences-less-motion-note = Nothing is lost by it: what moved is marked instead.

preferences-animation = A&nimation
preferences-own = My o&wn moves
preferences-own-name = My own moves
preferences-own-note = How fast what you did is shown.
preferences-others = The &others' moves
preferences-others-name = The others' moves
# Space is the name of the key
preferences-others-note = { $space } held makes them fast, a click finishes a step.
# How fast moves are shown
preferences-speed-off = at once, without movement
preferences-speed-fast = fast
preferences-speed-normal = normal
preferences-speed-slow = slow
preferences-answer = Time for the &vizier
preferences-answer-name = Time for the vizier
preferences-answer-note = How long you are asked; only where he could buy exactly.
preferences-ends-itself = &End my turn by itself where nothing is left
preferences-ends-itself-note = It then cannot be taken back any more.
preferences-answer-endless = without end
preferences-answer-seconds = { $number ->
    [one] { $number } second
   *[other] { $number } seconds
 }

preferences-sound = Soun&d
preferences-sound-on = &Sounds
preferences-sound-note = Whatever is heard is seen as well; there is no music.
preferences-volume = &Volume
preferences-volume-name = Volume
preferences-volume-note = Loudness of all sounds; a tile is heard when it changes.
preferences-volume-value = { $number } %
# The three groups of sounds
preferences-sound-table = At the &table
preferences-sound-table-note = Cards, coins, tiles and whatever else is moved, by you and by the others.
preferences-sound-counting = At scorin&gs
preferences-sound-counting-note = The counting of a scoring, and the end of the game.
preferences-sound-turn = When &my turn begins
preferences-sound-turn-note = Two strings of a lute, after others have played.
preferences-sound-behind = My turn also behind &another window
preferences-sound-behind-note = All other sounds are heard only while a window of the program is in front.

# Why nothing is heard
sound-no-library = Nothing can be heard: the library miniaudio is not installed.
sound-no-device = Nothing can be heard: the system has no device for sound, or it could not be opened.
# $file is the file, $reason a clause or what the system says.
sound-file-fault = Nothing is written into { $file }: { $reason }.

preferences-aids-page = Turns and a&ids
preferences-aids = Play &aids
preferences-aids-name = Play aids
preferences-aids-note = The result of a game says which were in use.
preferences-aids-purist = purist: legal squares only, nothing is computed
preferences-aids-normal = normal: previews and reasons
preferences-aids-trainer = trainer: everything that can be computed
preferences-rounds = Against computer players &undo takes back whole rounds
preferences-rounds-note = Only where one person plays; the game is then marked as assisted.

preferences-house-variants = &House variants
