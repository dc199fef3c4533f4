### Hints and "Why?": the card over the table, about 45 letters wide.

advice-hint = Tipp
advice-why = Warum?
# $why is a sentence without a full stop, $rule the number of a rule
advice-close = Schließen
advice-close-tip = Diese Karte schließen und weiterspielen
advice-thinking = Denkt nach …

# The three hints, each more detailed than the last
advice-strength = { $strength } von { $most }
advice-more = Noch einmal { $key-hint } verrät mehr.
advice-more-whole = Noch einmal { $key-hint } verrät den ganzen Zug.
# Text beside the squares and cards that a hint marks: an instruction with a capital letter, and a sentence with the reason
guide-pays-exactly = { $count ->
    [one] { $turn }: Die angehobene Karte bezahlt passend.
   *[other] { $turn }: Die angehobenen Karten bezahlen passend.
 }
guide-pays-over = { $turn }: { $count ->
    [one] Die angehobene Karte bezahlt
   *[other] Die angehobenen Karten bezahlen
 } { $over } zu viel.
# $changes lists the effects of the tile on that square, such as “wall 3 → 5”
guide-here = Hier platzieren ({ $changes }): jetzt gewertet { $gain }.
guide-gain = Hier platzieren: jetzt gewertet { $gain }.
# What keys do, behind each of them
guide-more = mehr verraten
guide-do = ausführen
guide-away = schließen
advice-purist = Bei minimaler Hilfe gibt es keine Tipps. Das kannst du in den Einstellungen ändern.

# Why?
advice-turn = { $name }, Zug { $turn }
# $deeds are what the log tells of a player, such as "took 5 denar and placed garden 9"; the first letter becomes a capital
advice-did = { $deeds }.
advice-no-past = Diese Partie wurde ohne ihren Verlauf geöffnet, darum lassen sich frühere Züge nicht erklären.
advice-nobody = Noch kein Computerspieler war am Zug.
advice-under-way = Dieser Zug hat gerade erst begonnen. Frag gleich noch einmal.
advice-later = Die Alternativen siehst du nach der Partie.
# A heading: below it are other turns that were possible
advice-instead = Alternativen

# No answer came
advice-silent = Der Computerspieler hat nicht geantwortet. Frag gleich noch einmal.
advice-broken = Der Computerspieler hat wieder nicht geantwortet. Starte das Programm neu; hilft das nicht, installiere es neu.
# $remedy is a sentence that says what is wrong and what to do
