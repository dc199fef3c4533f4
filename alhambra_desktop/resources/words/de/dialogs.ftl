### Dialogs: the standings in figures, the list of moves.
### The letter after & presses a button by the keyboard: once in each dialog.

dialog-close = &Schließen
dialog-close-tip = Dieses Fenster schließen und weiterspielen

# A seat's colour
seat-colour-amber = Bernstein
seat-colour-blue = Blau
seat-colour-crimson = Karmesin
seat-colour-green = Grün
seat-colour-violet = Violett
seat-colour-black = Schwarz

# A seat's colour with the mark that is painted in it, as it is read aloud
seat-mark-amber = bernsteinfarbener Stern
seat-mark-blue = blaue Mondsichel
seat-mark-crimson = karmesinroter Granatapfel
seat-mark-green = grüne Palme
seat-mark-violet = violetter Schlüssel
seat-mark-black = schwarze Hand
seat-mark-stone = steinerner Quader

### The standings in figures

standings-title = Zwischenstand
# Above the columns of each player
standings-count = Anzahl
standings-points = Punkte

# The list of moves: everything that can be done now
moves-title = Züge
moves-filter = Filter: ein Wort eingeben
# for screen readers
moves-how = { $key-page-choose } spielt den gewählten Zug; Buchstaben filtern die Liste
moves-play = Spielen
moves-play-tip = Den gewählten Zug spielen
moves-none = Kein Zug enthält diese Wörter.
moves-turn = Die Partie fortsetzen.
moves-prospects = Wo die unbekannten Plättchen passen würden
moves-other-ways = { $count ->
    [one] { $count } andere Art zu bezahlen …
   *[other] { $count } andere Arten zu bezahlen …
 }

### The rules of the running table
played-title = Regeln dieser Partie
played-status = { $count ->
    [0] Offizielle Regeln: Nichts wurde geändert.
    [one] { $count } Hausregel weicht von den offiziellen Regeln ab.
   *[other] { $count } Hausregeln weichen von den offiziellen Regeln ab.
 }
played-official = { $count ->
    [one] { $count } offizielle Regel
   *[other] { $count } offizielle Regeln
 }
played-official-tip = Die nicht geänderten Regeln zeigen oder verbergen
