# Command lines. What stands in capitals or behind -- is typed as it is and stays; lines of help are short, as
# the terminal is narrow, and hold no per cent sign.

# $program is the name of a command, $sentence what is wrong.
command-says = { $program }: { $sentence }
# $fault is one of the clauses argparse-...
command-wrong = { $fault }; lásd { $program } --help.
command-language = a futás nyelve, például hu vagy en
command-version = a verzió kiírása és kilépés
command-no-language = Nincs ilyen fordítás: { $code }. Választható: { $known }.

# The words of Python's argparse. "argparse-usage" stands before the command, with a space behind its colon.
argparse-usage = használat:{" "}
argparse-positional = pozíciós argumentumok
argparse-options = kapcsolók
argparse-heading = { $heading }:
argparse-help = ez a súgó és kilépés
# $argument and $arguments are options, such as --seats; $fault is one of the next clauses.
argparse-argument = { $argument } argumentum: { $fault }
argparse-unrecognized = ismeretlen argumentumok: { $arguments }
argparse-required = kötelező argumentumok: { $arguments }
argparse-one-of = ezek közül egy kötelező: { $arguments }
argparse-ambiguous = nem egyértelmű kapcsoló: { $option }; lehet: { $matches }
argparse-choice = érvénytelen választás: { $value } (választható: { $choices })
argparse-choice-closest = érvénytelen választás: { $value }, talán ez: { $closest }? (választható: { $choices })
argparse-value = érvénytelen érték: { $value }
argparse-expected-one = egy argumentum kell
argparse-not-with = nem használható ezzel: { $argument }
argparse-ignored = figyelmen kívül hagyott argumentum: { $argument }
# $value is quoted as it was typed.
number-none = { $value } nem egész szám
number-less = { $value } túl kicsi, legalább { $least } kell
number-more = { $value } túl nagy, legfeljebb { $most } lehet

# alhambra-desktop --help
desktop-about = Alhambra 2–6 embernek és gépi játékosnak.
desktop-file = megnyitandó mentett játszma vagy jegyzőkönyv
desktop-new = játszma indítása: helyek, majd szóközzel elválasztott beállítások, például 'human,apprentice,builder:mason seed=7 modules=camps,huts'; game=granada és házi szabály (id=érték) is lehet
desktop-screenshot = az asztal képének mentése PNG-fájlba, képernyő nélkül
desktop-size = az ablak mérete (alapértelmezés: 1280x800)
desktop-scale = az ablak nagyítása, { $least }–{ $most }
desktop-theme = a futás témája
desktop-new-window = külön ablak nyitása, ha már van nyitva egy
desktop-no-rule-sets = indítás a beállításokban bekapcsolt szabálycsomagok nélkül
desktop-sound-file = a hang írása WAV-fájlba lejátszás helyett
desktop-install-entry = a program felvétele a menübe; ezután ez nyitja meg a mentett játszmákat és a jegyzőkönyveket
desktop-remove-entry = a program törlése a menüből

# What is wrong with a command line of alhambra-desktop. $value, $name and $kind are quoted as they were typed.
desktop-wrong-size = --size { $value } nem szélesség és magasság, például 1280x800; legfeljebb { $most }.
desktop-wrong-scale = --scale { $value } nem szám { $least } és { $most } között.
desktop-no-folder = nem található: { $file }; az aktuális mappa már nem létezik. A programot másik mappából kell indítani.
desktop-no-sound-file = nem írható: --sound-file { $file }. Írható mappában lévő fájl kell.
desktop-new-seed = --new: a keverési szám ({ $value }) nem legfeljebb { $most } jegyű egész szám.
desktop-new-word = --new: { $name } nem seed, game, modules vagy házi szabály ({ $known }).
desktop-new-seats = --new: egy játszmában legfeljebb { $most } hely van.
# $fault is a whole sentence, such as setup-no-level.
desktop-new-level = --new: { $kind } nem human és nem szint: { $fault }
desktop-new-table = --new: { $fault }

# No window can be opened. $screens are variables with their values, such as DISPLAY=:0.
display-unknown = QT_QPA_PLATFORM={ $requested } nem a Qt egyik platformja ({ $known }). Törölni kell a változót.
display-none = nem nyitható ablak: nincs képernyő. Indítás asztali környezetből, vagy az asztal képének mentése: --screenshot FILE.
display-mute = nem nyitható ablak: a képernyő nem válaszol ({ $screens }). Indítás asztali környezetből, vagy az asztal képének mentése: --screenshot FILE.

# The entry in the desktop's menu.
entry-installer = Windowson és macOS-en a telepítő veszi fel és törli a menüpontot.
entry-package = { $program } egy csomag része, amely minden felhasználónak felveszi és törli a menüpontot.
entry-without-qt = A Qt nem tölthető be: { $reason }. Telepíteni kell a hiányzó könyvtárat.
entry-unwritten = Nem írható: { $file } ({ $reason }). Ellenőrizd a szabad helyet és a jogosultságaidat.
entry-there = Az Alhambra Desktop bekerült a menübe, és megnyitja a mentett játszmákat és a jegyzőkönyveket: { $file }.
entry-none = Nincs Alhambra Desktop menüpont ebben a mappában: { $folder }.
entry-gone = Az Alhambra Desktop menüpontja törölve innen: { $folder }. A mentett játszmák és a beállítások megmaradtak.
