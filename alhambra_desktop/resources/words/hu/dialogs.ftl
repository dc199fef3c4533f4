### Dialogs: the standings in figures, the list of moves.
### The letter after & presses a button by the keyboard: once in each dialog.

dialog-close = &Bezárás
dialog-close-tip = Az ablak bezárása és a játék folytatása

# A seat's colour
seat-colour-amber = borostyán
seat-colour-blue = kék
seat-colour-crimson = bíbor
seat-colour-green = zöld
seat-colour-violet = lila
seat-colour-black = fekete

# A seat's colour with the mark that is painted in it, as it is read aloud
seat-mark-amber = borostyánszínű csillag
seat-mark-blue = kék félhold
seat-mark-crimson = bíborvörös gránátalma
seat-mark-green = zöld pálma
seat-mark-violet = lila kulcs
seat-mark-black = fekete kéz
seat-mark-stone = kőtömb

### The standings in figures

standings-title = Állás
# Above the columns of each player
standings-count = Darab
standings-points = Pont

# The list of moves: everything that can be done now
moves-title = Lépések
moves-filter = Szűrő: írj be egy szót
# for screen readers
moves-how = { $key-page-choose }: a kijelölt lépés végrehajtása; betűk: szűrés
moves-play = Végrehajtás
moves-play-tip = A kijelölt lépés végrehajtása
moves-none = Nincs lépés ezekkel a szavakkal.
moves-turn = A játszma folytatása.
moves-prospects = Hová illenek az ismeretlen lapkák?
moves-other-ways = további { $count } fizetési mód…

### The rules of the running table
played-title = A játszma szabályai
played-status = { $count ->
    [0] Hivatalos szabályok: semmi sem módosult.
   *[other] { $count } házi szabály eltér a hivatalos szabályoktól.
 }
played-official = { $count } hivatalos szabály
played-official-tip = A nem módosított szabályok megjelenítése vagy elrejtése
