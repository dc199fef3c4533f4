# alhambra-arena: tournaments of computer players. Lines of help are short and hold no per cent sign; what is
# typed stays as it is: options, ids of levels and modules.
arena-about = Turniere von Computerspielern ohne Fenster spielen und Ergebnistabellen ausgeben.
arena-seats = einen Tisch mit diesen Stufen spielen: { $known }
arena-ladder = jede Stufe gegen die vorige spielen lassen
arena-round-robin = jede Stufe gegen jede spielen lassen
arena-list-options = Stufen, Module und Hausregeln auflisten
arena-group-matches = Begegnungen (--ladder, --round-robin)
arena-levels = Stufen, schwächste zuerst (Standard: alle außer random)
arena-table = Zahl der Sitzplätze, 2 bis 6; auch mehrmals (Standard: 2)
arena-json = die Ergebnisse in eine JSON-Datei schreiben
arena-plot = ein Diagramm der Spielstärken in eine Datei schreiben
arena-group-games = Partien
arena-games = Zahl der Partien; je Begegnung, in ganzen Verteilungen (Standard: 20)
arena-seed = Startwert; gleicher Startwert, gleiche Verteilungen (Standard: 1)
arena-game = Spiel (Standard: alhambra)
arena-modules = Module oder { $random }
arena-variant = Hausregel
arena-random-variants = für jede Verteilung zufällige Hausregeln wählen
arena-deterministic = Simulationen statt Zeit begrenzen, für wiederholbare Ergebnisse
arena-records = Ordner für das Protokoll jeder Partie
arena-group-places = wo gerechnet wird
arena-jobs = Zahl der Prozesse auf diesem Rechner (Standard: alle Kerne)
arena-cluster = die Rechner dieses Dask-Schedulers benutzen

# What is wrong with a command line.
arena-for-matches = { $argument } gilt nur für Begegnungen. Dazu --ladder oder --round-robin angeben.
arena-no-seats = --seats fehlt, zum Beispiel --seats master,builder. Stattdessen geht auch --ladder oder --round-robin.
arena-two-levels = Eine Begegnung braucht zwei Stufen, zum Beispiel --levels apprentice,builder.
arena-level-twice = --levels nennt { $level } mehrmals. Jede Stufe nur einmal nennen.
arena-wrong-variant = --variant { $value } hat nicht die Form id=Wert.
arena-no-folder = { $folder } ist als Ordner für Protokolle nicht benutzbar: { $reason }.
arena-no-file = { $file } lässt sich nicht schreiben. Einen vorhandenen Ordner mit Schreibrecht wählen.
arena-without-matplotlib = Ein Diagramm braucht matplotlib: pip install 'alhambra-desktop[plot]'.
# $reason is what the system says, in its own language.
command-unwritten = { $file } lässt sich nicht schreiben: { $reason }.
command-stopped = abgebrochen.

# --list-options: headings, and lines below them.
arena-list-levels = Stufen
arena-list-games = Spiele
arena-list-modules = Module
arena-list-variants = Hausregeln
arena-list-entry = { $id }: { $sentence }
arena-list-values = { $id }: { $values } (offiziell: { $official })
arena-list-value = { $id }: zum Beispiel { $official } (offiziell: { $official })
arena-random = Spielt zufällige erlaubte Züge, um die Regeln zu prüfen.

# $bar, $done, $rate and $left are filled in while the work goes on; then come tables of plain text: headings of columns are short.
progress = { $bar } { $done } von { $count }, { $rate }, noch { $left }
noun-games = Partien
noun-parts = Teile
arena-matches = { $seats } Sitzplätze: { $deals } Verteilungen mit je { $seatings } Sitzordnungen; gleich starke Spieler würden je { $share } gewinnen
arena-against = { $level } gegen { $other }
arena-against-many = { $level } gegen { $count } { $other }
arena-head-seat = Sitz
arena-head-level = Stufe
arena-head-match = Begegnung
arena-head-wins = Siege
arena-head-interval = 95 %
arena-head-margin = Abstand
arena-head-points = Punkte
arena-head-turns = Züge
arena-head-elo = Elo
# Seconds that a turn takes on average, and the time that 95 of 100 turns stay below.
arena-head-pace = s/Zug
arena-head-slow = p95
per-cent = { $figure } %
arena-interval = { $low }–{ $high }
arena-range = { $low } bis { $high }
arena-plus = +{ $figure }
arena-spread = ±{ $half }

# The chart of the ratings. $kind is ladder or round-robin, as it is typed; $level the first level.
arena-chart-title = Spielstärke der Stufen
arena-chart-one = Elo in Partien mit { $seats } Sitzplätzen, mit 95-%-Intervallen; { $level } ist 0
arena-chart-all = Elo mit 95-%-Intervallen; { $level } ist 0
arena-chart-seats = { $seats } Sitzplätze
arena-chart-caption = { $program }, { $game }, { $kind }, { $count } Partien, Startwert { $seed }

# Many tasks on this machine or a cluster.
pool-task = Aufgabe aufgegeben, die ihren Prozess { $times }-mal beendet hat: { $task }.
pool-without-dask = Ein Cluster braucht Dask distributed: pip install 'alhambra-desktop[cluster]'.
pool-no-cluster = Unter { $address } antwortet kein Cluster. dask scheduler startet einen und gibt die Adresse aus, etwa tcp://host:8786.
pool-no-workers = Der Cluster unter { $address } hat keine Worker. So starten: dask worker { $address } --nthreads 1.
pool-cluster-task = Aufgabe aufgegeben, die ihre Worker wiederholt beendet hat.
pool-worker-lacks = Ein Worker des Clusters kann die Aufgabe nicht ausführen: { $reason }. Dort installieren, was fehlt.
pool-lost = Die Verbindung zum Cluster unter { $address } ist abgebrochen. Den Cluster neu starten.
pool-deserted = Der Cluster unter { $address } hat seit { $seconds } Sekunden keine Worker. Welche starten und den Befehl wiederholen: dask worker { $address } --nthreads 1.

# A rule set of other makers failed in a game; $place is a file and line, $error what Python says.
arena-rule-set = Das Regelpaket { $title } { $version } scheiterte in der Partie mit Startwert { $seed }: { $place } meldete { $error }.
