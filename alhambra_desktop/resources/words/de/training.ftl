# alhambra-train: nets of computer players, made by self-play. Lines of help are short and hold no per cent sign.
training-about = Die Netze der Computerspieler von Grund auf durch Partien gegen sich selbst trainieren.
training-folder = Ordner für alle Ergebnisse; zum Fortsetzen noch einmal starten
training-settings = Einstellungen als TOML-Datei (Standard: die der mitgelieferten Netze)
training-print-settings = die Einstellungen ausgeben und beenden
training-jobs = Zahl der Prozesse (Standard: alle Kerne)
training-cluster = Dask-Scheduler, tcp://host:8786
training-install = Ordner für die fertigen Netze

training-stopped = abgebrochen. Mit demselben Befehl geht es weiter.
training-other = { $folder } gehört zu einem Training mit anderen Einstellungen. Einen anderen Ordner wählen.
# $reason is what the system says, in its own language.
training-unusable = { $file } ist nicht benutzbar: { $reason }.
training-unusable-folder = Der Ordner ist nicht benutzbar: { $reason }.
# $fault is a clause of archive-...
training-part = { $file } ist nicht benutzbar ({ $fault }). Die Datei löschen oder einen anderen Ordner wählen.

# Settings of a training. $fault is one of the clauses below, some with their place in the file behind an @.
training-unread = { $file } lässt sich nicht lesen: { $reason }.
# $reason is what Python says, in English.
training-no-toml = { $file } ist keine TOML-Datei: { $reason }.
training-wrong = { $file }: { $fault }.
# $name is the name of a setting.
training-positive = { $name } ist { $value }, muss aber größer als 0 sein
training-empty = { $name } ist leer, braucht aber mindestens einen Wert
training-share = { $name } ist { $value }, muss aber zwischen 0 und 1 liegen
training-no-game = unbekanntes Spiel { $name }; möglich sind { $known }
training-modules = modules muss { $random } sein oder einige aus { $known }
training-seats = ein Tisch hat { $fewest } bis { $most } Sitzplätze, nicht { $seats }
training-unknown = unbekannte Einstellungen { $names }
training-missing = die Einstellung { $name } fehlt
training-unfit = dieser Wert ist ungültig
training-no-number = { $value } ist keine Zahl
training-not-before = der Tisch mit { $seats } Sitzplätzen beginnt bei dem mit { $begin }, der vor ihm stehen muss
training-from-nothing = der zweite Tisch mit { $seats } Sitzplätzen beginnt von vorn
training-shares = die Anteile der Mischungen ergeben zusammen nicht 1

# How it goes, one line each.
training-played = { $seats } Sitzplätze, Runde { $round }: { $done } von { $count } Teilen gespielt
training-fitted = { $seats } Sitzplätze, Runde { $round }: { $positions } Stellungen; quadratischer Fehler { $squared } -> { $squared_now }, Kreuzentropie { $entropy } -> { $entropy_now }
training-checked = { $seats } Sitzplätze, Runde { $round }: Das Netz gewann { $share } (± { $half }) von { $games } Grundspielen gegen die von Hand geschriebene Bewertung; durch Zufall wären es { $chance }
training-quick-played = { $seats } Sitzplätze, Rollout-Runde { $round }: { $done } von { $count } Teilen gespielt
training-quick-fitted = { $seats } Sitzplätze, Rollout-Runde { $round }: { $positions } Stellungen; quadratischer Fehler { $squared } -> { $squared_now }
