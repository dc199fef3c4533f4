### The menu bar, the window, and file dialogs.
### The letter after & opens an entry by the keyboard: once in each menu.

menu-game = &Játék
menu-new-game = Új &játszma…
menu-continue = Az utolsó játszma &folytatása
menu-open = Játszma &megnyitása…
menu-open-recent = &Legutóbbiak
menu-games = Minden já&tszma
menu-statistics = &Statisztika
menu-look-back = &A játszma visszanézése
menu-review = Vissza a visszan&ézéshez
# In place of a list of files
menu-none-recent = nincs korábbi játszma
menu-save = A játszma m&entése
menu-save-as = A játszma mentése más&ként…
menu-export-record = A jegyzőkönyv e&xportálása…
menu-postcard = Képeslap me&ntése…
menu-start-page = Vissza a kezdőla&pra
menu-quit = K&ilépés

menu-table = &Asztal
menu-undo = &Visszavonás
menu-undo-round = &Visszavonás az előző körömig
# $reason is a sentence: why nothing can be taken back
menu-undo-refused = &Visszavonás – { $reason }
menu-redo = Ú&jra
menu-restart-turn = A kör új&rakezdése
menu-end-turn = &Kör vége
menu-fit = A teljes Al&hambra megjelenítése
menu-replay = A többiek &lépései újra
menu-column = Az állás &megjelenítése
menu-column-here = Az állás &megjelenítése (már látható)
menu-log = A &napló megjelenítése
menu-supply = A közös készl&et megjelenítése
menu-moves = Lehetsége&s lépések…
menu-hint = &Tipp
menu-why = M&iért lépte ezt?
menu-standings = A&z állás részletesen…
menu-played = A játszma sza&bályai…
# The figure is its key
menu-scored-when = Mi mikor ér &pontot…
menu-scoring = &{ $number }. pontozás újra…
menu-result = Vé&geredmény…

menu-settings = &Beállítások
menu-preferences = Minden &beállítás…
menu-theme-system = Téma: a &rendszer szerint
menu-theme-light = Téma: &világos
menu-theme-dark = Téma: &sötét
menu-full-screen = &Teljes képernyő

menu-help = &Súgó
menu-learn = &A játék megtanulása
menu-puzzle = &Feladványok
menu-rules = &Szabályok
menu-keys = &Billentyűparancsok
menu-news = Új&donságok
menu-copy-report = &Hibajelentés másolása
menu-about = Az Alhambra Desktop &névjegye

# The menu of a piece or a card, of a player, of a row of the log, of a game in a list
context-lift = &Felvétel
context-select = { $chosen ->
    [0] &Kijelölés
   *[other] &Visszatétel
}
context-to-reserve = Át a &tartalékba
context-pays = Mire lehet vele f&izetni
context-look = { $kept ->
    [0] Az Al&hambrája megtekintése
   *[other] Az Al&hambrája bezárása
}
context-why = &Miért?
context-replay = A lépései új&ra
context-replay-why = a köröd óta nem volt lépés
context-why-not-yet = még nem fejezett be kört
context-fits = Mi ille&ne ide
context-purist = minimális segítségnél rejtett
# An entry that cannot be chosen now
context-refused = { $entry } – { $reason }
context-moment = Visszané&zés innen
context-copy = A &sor másolása
context-open = { $unfinished ->
    [0] &Megnyitás
   *[other] &Folytatás
}
context-rule = { $rule } sza&bály: { $title }

window-title = Alhambra Desktop
window-title-file = { $file } – Alhambra Desktop

no-game = Nincs játszma.
no-game-to-continue = Nincs folytatható játszma. Kezdj újat, vagy nyiss meg egyet.
no-game-to-save = Nincs menthető játszma. Előbb kezdj újat, vagy nyiss meg egyet.

# Titles of the desktop's own dialogs for files, and the kinds of files in them
files-open = Játszma megnyitása
files-save = A játszma mentése
files-export = A jegyzőkönyv exportálása
files-saved-games = Mentett játszmák
files-records = Jegyzőkönyvek
files-postcard = Képeslap mentése
files-png = Képek (PNG)
files-svg = Rajzok (SVG)
files-postcard-name = Alhambra-képeslap
files-table = Táblázat mentése minden játszmáról
files-tables-comma = CSV, vesszővel tagolva
files-tables-semicolon = CSV, pontosvesszővel tagolva
files-table-name = Alhambra-játszmák
files-games-and-records = Játszmák és jegyzőkönyvek
files-old-records = Régebbi változatok jegyzőkönyvei
# The default file name of a game
files-game = játszma
# The file name of a game if Windows does not allow the player’s name as a file name, such as Con
files-game-of = { $name } játszmája
