### Goals and the campaign, on the page of statistics, at the table and on the result.

# Tabs of the page of statistics
stats-parts = Seiten der Statistik
stats-goals = Kampagne und Ziele
stats-goals-tip = Die Kampagne und dreißig Ziele ansehen
stats-bar-results = zeige in einem Diagramm auf eine Partie, um mehr zu sehen; { $key-page-tables } zeigt Tabellen, { $key-page-leave } führt zurück
stats-bar-brief = { $key-page-leave } führt zurück
stats-bar-goals = die Pfeiltasten wechseln Tisch oder Ziel, { $key-page-card } wechselt zwischen beiden, { $key-page-choose } öffnet, { $key-page-leave } führt zurück

# Goals, by group
goals-title = Ziele
goals-earned = { $count } von { $all } erreicht
goals-group = { $group ->
    [building] Bauen
    [money] Geld
    [scoring] Wertung
    [opponents] Gegner
   *[mastery] Meisterschaft
 }
goal-name = { $goal ->
    [long-wall] Lange Mauer
    [great-wall] Große Mauer
    [one-piece] Aus einem Stück
    [twenty-roofs] Zwanzig Dächer
    [close-quarters] Dicht an dicht
    [nothing-wasted] Nichts verschwendet
    [to-the-coin] Abgezählt
    [perfect-change] Immer passend
    [chain-of-three] Dreierkette
    [four-markets] Vier Währungen
    [thrifty] Sparsam
    [empty-purse] Leere Taschen
    [head-start] Guter Start
    [start-to-finish] Start-Ziel-Sieg
    [comeback] Aufholjagd
    [clean-sweep] Abgeräumt
    [high-score] Punktejäger
    [photo-finish] Fotofinish
    [beat-builder] Baumeister besiegt
    [beat-architect] Architekt besiegt
    [beat-master] Meister besiegt
    [top-of-the-table] Ganz oben
    [three-in-a-row] Drei in Folge
    [full-table] Voller Tisch
    [own-judgement] Eigenes Urteil
    [no-mistakes] Fehlerlos
    [second-chance] Zweite Chance
    [well-travelled] Weit gereist
    [good-advice] Guter Rat
   *[two-palaces] Zwei Paläste
 }
# $count is the number to reach
goal-what = { $goal ->
    [long-wall] Beende eine Partie mit einer Mauer aus { $count } Abschnitten.
    [great-wall] Beende eine Partie mit einer Mauer aus { $count } Abschnitten.
    [one-piece] Beende eine Partie so, dass alle deine Außenmauern eine einzige Linie aus mindestens { $count } Abschnitten bilden.
    [twenty-roofs] Beende eine Partie mit { $count } Gebäuden in deiner Alhambra.
    [close-quarters] Baue { $count } Gebäude innerhalb von 4 mal 4 Feldern.
    [nothing-wasted] Beende eine Partie mit { $count } Gebäuden und leerer Reserve.
    [to-the-coin] Bezahle in einer Partie { $count }-mal passend.
    [perfect-change] Kaufe in einer Partie mindestens { $count } Gebäude und bezahle alle passend.
    [chain-of-three] Bezahle in einem Zug { $count }-mal passend.
    [four-markets] Kaufe in einem Zug mit allen { $count } Währungen.
    [thrifty] Gewinne eine Partie, in der du insgesamt höchstens 10 zu viel bezahlst.
    [empty-purse] Beende eine Partie ohne Geldkarten.
    [head-start] Liege nach der ersten Wertung allein in Führung.
    [start-to-finish] Liege in einer Partie nach jeder der { $count } Wertungen allein in Führung.
    [comeback] Gewinne eine Partie, in der du nach der zweiten Wertung auf dem letzten Platz lagst.
    [clean-sweep] Führe in einer Wertung bei { $count } Gebäudearten allein.
    [high-score] Erreiche zu dritt oder mit mehr Spielern { $count } Punkte.
    [photo-finish] Gewinne eine Partie mit 1 oder 2 Punkten Vorsprung.
    [beat-builder] Gewinne gegen einen Baumeister oder eine höhere Stufe.
    [beat-architect] Gewinne gegen einen Architekten oder eine höhere Stufe.
    [beat-master] Gewinne gegen einen Meister oder einen Großmeister.
    [top-of-the-table] Gewinne gegen einen Großmeister.
    [three-in-a-row] Gewinne { $count } Partien in Folge, in denen alle Gegner Baumeister oder stärker sind.
    [full-table] Gewinne eine Partie mit { $count } Spielern.
    [own-judgement] Gewinne mit minimaler Hilfe und ohne Tipps gegen einen Architekten oder eine höhere Stufe.
    [no-mistakes] Spiele eine Partie mit mindestens { $count } Zügen, in der die Analyse keine Fehler findet.
    [second-chance] Spiele eine verlorene Partie mit ihrem Tischcode noch einmal und gewinne.
    [well-travelled] Gewinne mit jeder der { $count } Erweiterungen.
    [good-advice] Kaufe in einer Partie { $count } Plättchen mit dem Wesir.
   *[two-palaces] Gewinne eine Partie, die Alhambra und Granada verbindet.
 }
goal-best = bisher { $figure } von { $count }
goal-so-far = Bestwert: { $figure } von { $count }, am { $day }
goal-reached = Erreicht am { $day }
goal-not-yet = Noch nicht erreicht
# A goal as a screen reader says it
goal-aloud = { $name }, { $stage ->
    [earned] erreicht am { $day }
    [started] begonnen, { $figure } von { $count }
   *[open] noch offen
 }
goal-show = Diese &Partie zeigen
goal-show-tip = Die Partie ansehen, die für dieses Ziel zählt

# The campaign
campaign-title = Kampagne
campaign-of = Kampagne, Tisch { $table } von { $all }
campaign-table = Tisch { $table } von { $all }
campaign-stars = { $count } von { $all } Sternen
campaign-name = { $table ->
    [justice] Tor der Gerechtigkeit
    [myrtle] Myrtenhof
    [lion] Löwenhof
    [coin] Münzmarkt
    [hill] Lager auf dem Hügel
    [vizier] Tor des Wesirs
    [masons] Hof der Maurer
    [falcon] Falkenturm
    [granada] Stadt Granada
   *[envoys] Saal der Gesandten
 }
campaign-star = { $star ->
    [win] Gewinne die Partie
    [wall] Beende sie mit einer Mauer aus { $count } Abschnitten
    [longest-wall] Beende sie mit der längsten Mauer
    [exact] Bezahle { $count }-mal passend
    [margin] Gewinne mit { $count } Punkten Vorsprung
    [buildings] Beende sie mit { $count } Gebäuden
    [currencies] Kaufe mit allen { $count } Währungen
    [elsewhere] Kaufe { $count } Plättchen mit dem Wesir
    [sweep] Führe in einer Wertung bei { $count } Gebäudearten allein
    [gardens] Führe am Ende bei den Gärten allein
    [camps] Hole { $count } Punkte mit Feldlagern
    [falcons] Hole { $count } Punkte mit Falken und Bazaren
    [first-lead] Liege nach der ersten Wertung allein in Führung
    [second-lead] Liege nach der zweiten Wertung allein in Führung
    [unaided] Spiele mit minimaler Hilfe und ohne Tipps
   *[flawless] Mache laut Analyse keine Fehler
 }
# The expansions of a table, or its game
campaign-with = { $modules }
campaign-play = Diesen &Tisch spielen
campaign-play-tip = Eine Partie gegen diese Gegner beginnen
campaign-again = Noch einmal &versuchen
campaign-again-tip = An diesem Tisch eine Partie mit neuer Verteilung beginnen
campaign-closed = Erst nach Tisch { $table }
# A table as a screen reader says it
campaign-aloud = Tisch { $number }, { $name }, { $state ->
    [closed] noch geschlossen, erst nach Tisch { $before }
   *[open] { $stars } von 3 Sternen
 }
campaign-closed-tip = Hole am vorigen Tisch einen Stern oder spiele dort drei Partien, um diesen zu öffnen
campaign-against = Gegen { $names }, mit { $modules-dem }
campaign-against-base = Gegen { $names }, nur mit dem Grundspiel
campaign-star-reached = erreicht
campaign-star-missed = noch nicht
campaign-map = Karte der Kampagne

# At the table and on the result
campaign-next = Näch&ster Tisch: { $name }
campaign-next-tip = Den nächsten Tisch der Kampagne beginnen
table-campaign = Kampagne: { $name }
table-campaign-tip = Sterne: { $stars }
result-goals-aloud = In dieser Partie erreichte Ziele: { $names }
result-goals = In dieser Partie erreichte Ziele
result-goal-tip = { $name }: { $sentence }

# Ways there
start-campaign = Kampagne
start-campaign-line = Zehn Tische mit Zielen, einer schwieriger als der andere.
start-show-campaign = Karte &zeigen
start-show-campaign-tip = Die Tische der Kampagne und deine Ziele zeigen
start-goals = Ziele
start-goals-tip = Die Kampagne und dreißig Ziele ansehen
start-next-goals = Nächste Ziele
start-goal-so-far = { $figure } von { $count }
menu-goals = Z&iele und Kampagne
