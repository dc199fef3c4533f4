# alhambra-puzzles: puzzles from self-play. Lines of help are short and hold no per cent sign.
mining-about = Computerpartien spielen und aus Stellungen mit einem klar besten Zug Rätsel machen.
mining-folder = Ordner für Rätsel und die Liste der Startwerte; zum Fortsetzen noch einmal starten
mining-games = Zahl der durchsuchten Partien, eine pro Startwert (Standard: 100)
mining-seed = erster Startwert (Standard: 1)
mining-found = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 }: { $puzzles } Rätsel, davon { $modules } mit Modulen.
mining-prove = die Rätsel prüfen, die zum Programm gehören
mining-renew = danach ungültige entfernen und die Wertungszahlen der anderen erneuern
mining-beaten = { $puzzle }: Ein anderer Zug ist fast so gut.
mining-unsolved = { $puzzle }: Die stärkste Stufe scheitert zu oft.
mining-unreadable = { $puzzle }: nicht lesbar.
mining-proved = { $puzzles } Rätsel: { $holds } gültig, { $beaten } mehrdeutig, { $unsolved } ungelöst, { $unreadable } nicht lesbar.
mining-renewed = { $kept } Rätsel behalten, mit neuer Wertungszahl; die anderen wurden entfernt.
noun-puzzles = Rätsel
mining-stopped = abgebrochen. Mit demselben Befehl geht es weiter.

# What is wrong. $reason is what the system says, in its own language.
mining-other = { $folder } gehört zu einer anderen Version dieses Programms. Einen anderen Ordner wählen.
mining-line = { $file } ist in Zeile { $line } beschädigt. Diese Zeile entfernen oder einen anderen Ordner wählen.
mining-unusable = { $folder } ist nicht benutzbar: { $reason }.
