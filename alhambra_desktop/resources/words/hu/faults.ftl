# An internal error, and whether the game was saved.
fault-lost-nothing = Hiba történt a programban. Semmi sem veszett el.
fault-kept = Hiba történt a programban. A játszmád mentve van, és folytathatod.
fault-goes-on = Hiba történt a programban. A játszmádat folytathatod.
fault-unkept = Hiba történt a programban. A játszmádat folytathatod, de jelenlegi állapotában nem menthető.
fault-crashed = A program legutóbb váratlanul bezárult. A játszmáid mentve vannak.
# A button, and the notice after pressing it; $place is the address for reports.
fault-copy = Jelentés másolása
fault-copy-tip = Jelentés másolása a fejlesztőknek; személyneveket nem tartalmaz
fault-copied = Jelentés kimásolva. Személyneveket nem tartalmaz. Itt illesztheted be egy új bejelentésbe: { $place }.

# Printed if no window can be shown. $file is the log.
fault-start = A program belső hiba miatt nem tudott elindulni. Kérjük, küldd el a fejlesztőknek ezt a fájlt: { $file }.
# The log follows in English.
fault-start-log = A program belső hiba miatt nem tudott elindulni. { $log }

# A rule set from outside failed; $kept is 1 where the game is kept, else 0.
# $author is the name of who made it.
rule-set-fault = Hibát okozott egy szabálycsomag: { $title } { $version }, készítője { $author }.
rule-set-fault-of-nobody = Hibát okozott egy szabálycsomag: { $title } { $version }.
# $names are titles of rule sets.
rule-set-suspect = Egy szabálycsomag végtelen ciklusba kerülhetett: { $names }.
fault-rule-set = { $fault } { $kept ->
    [1] A játszmád mentve van. Folytathatod vagy kiléphetsz belőle.
   *[other] A játszmádat nem sikerült menteni. Folytathatod vagy kiléphetsz belőle.
    }
# The same notice after an error of a rule set; $makers is the address or name of its author.
fault-copied-for = Jelentés kimásolva. Személyneveket nem tartalmaz. Elküldheted a szabálycsomag készítőjének: { $makers }.
