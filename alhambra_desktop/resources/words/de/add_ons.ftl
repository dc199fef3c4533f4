### Rule sets that do not come with the program: the page of the preferences, and what is wrong with them.

add-ons-what = Spiele und Varianten von anderen Leuten, zum Beispiel mit neuen Plättchen oder einer anderen Wertung. Schalte ein Regelpaket ein, um es für neue Partien wählen zu können. Laufende Partien behalten ihre Regelpakete.
add-ons-none = Noch keine Regelpakete
add-ons-none-how = Installiere eines aus einer .zip-Datei oder einem Ordner seiner Autoren.
add-ons-warning = Regelpakete sind Programme. Einmal eingeschaltet, kann ein Regelpaket auf diesem Computer alles tun, was du tun kannst. Installiere nur Pakete von Leuten, denen du vertraust.
add-ons-install = Aus Datei installieren …
add-ons-install-folder = Aus Ordner installieren …
add-ons-remove = Entfernen
add-ons-open = Ordner der Regelpakete öffnen
add-ons-archives = Regelpakete
# On a row; $author is a name, $languages are names of languages, $licence such as MIT.
add-ons-by = von { $author } · { $languages } · { $licence }
add-ons-on = an
add-ons-off = aus
add-ons-broken = fehlerhaft
add-ons-why = Warum
# A row as a screen reader reads it; $state is one of the three messages above, $sentence the rule set’s sentence or its fault.
add-ons-row = { $title } { $version }, { $state }. { $sentence }
add-ons-playing = Die laufende Partie benutzt es. Beginne eine Partie ohne dieses Regelpaket, um es zu aktualisieren, auszuschalten oder zu entfernen.
add-ons-by-python = Es wurde mit Werkzeugen von Python installiert und lässt sich nur damit entfernen.
add-ons-needed =
    { $count ->
        [0] Keine laufende Partie braucht es.
        [one] Eine laufende Partie braucht es.
       *[other] { $count } laufende Partien brauchen es.
    }
add-ons-replace-title = Ersetzen?
# $older and $newer are titles of rule sets with their versions.
add-ons-replace = { $older } ist schon installiert. Soll { $newer } es ersetzen? Das neue Regelpaket ist aus, bis du es einschaltest.
# Shown while a file is copied or a rule set is tested
add-ons-working = Einen Moment …
# Shown when the program starts; $names are names of packages.
add-ons-left-out = Einige Regelpakete ließen sich nicht laden: { $names }. Mehr dazu unter Einstellungen, Regelpakete.

# Sentences; $name is a file or a package, $fault one of the clauses below, $reason what the system says.
add-on-refused = { $name } ist nicht benutzbar: { $fault }.
add-on-unwritten = In { $folder } kann nicht geschrieben werden ({ $reason }).
add-on-not-here = { $name } liegt nicht im Ordner der Regelpakete.
add-on-stays = { $name } lässt sich nicht entfernen ({ $reason }).
add-on-gone = es ist nicht mehr da
add-on-unread = es lässt sich nicht lesen ({ $reason })
add-on-no-archive = es ist keine vollständige .zip-Datei
add-on-too-much = es enthält mehr als { $files } Dateien oder { $megabytes } MB, zu viel für ein Regelpaket
add-on-died = beim Laden stürzte das Programm ab, darum ist das Regelpaket ausgeschaltet; starte das Programm neu, um es wieder einzuschalten
add-on-crashed = beim Laden stürzt das Programm ab
add-on-endless = es war nach { $seconds } Sekunden noch nicht geladen
add-on-no-package = es enthält nicht genau einen Ordner mit einer Datei { $file }
add-on-no-file = die Datei { $file } fehlt oder lässt sich nicht lesen
add-on-no-toml = die Beschreibung ist nicht in TOML geschrieben ({ $reason })
add-on-no-field = in der Beschreibung fehlt { $field }
add-on-newer = es braucht Version { $needs } dieses Programms, das hier ist { $version }
add-on-name = { $name } ist kein gültiger Name für ein Python-Paket
add-on-name-taken = Python benutzt den Namen { $name } schon für etwas anderes

# Why a view file of a rule set cannot be used; $reason is an error message in English.
install-view = die Datei mit den Ansichten ist nicht benutzbar ({ $reason })
install-rules = die Regeltexte lassen sich nicht lesen ({ $reason })
# A saved game; $names are rule sets with their versions and makers.
save-needs = Die Partie braucht Regelpakete, die hier nicht eingeschaltet sind: { $names }. Mehr dazu unter Einstellungen, Regelpakete.
# The same if other versions are installed; $names are lines such as the next message.
save-other-version = Die Partie wurde mit einer anderen Version eines Regelpakets gespielt, und die installierte Version kann sie nicht lesen: { $names }. Installiere die frühere Version, um die Datei zu öffnen. Die Datei ist nicht beschädigt.
rule-set-versions = { $title } { $played } (installiert: { $here })
# $needs is that sentence.
save-needing = { $file } lässt sich noch nicht öffnen. { $needs }
save-needs-show = Regelpakete …
save-needs-show-tip = Zeigen, welche Regelpakete diese Partie braucht
# One of them; $contact is an address.
rule-set-from = { $title } { $version } von { $author }
rule-set-from-at = { $title } { $version } von { $author } ({ $contact })
