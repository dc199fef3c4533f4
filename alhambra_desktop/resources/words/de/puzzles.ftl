# Puzzles: positions from games, goals of a turn, and the verdict on an answer.

# A file that holds no puzzle. $reason is a clause, or what the system says.
puzzle-damaged = Das Rätsel { $file } lässt sich nicht lesen ({ $reason }). Installiere das Programm neu.
puzzle-of-other-version = Das Rätsel { $file } gehört zu einer anderen Version dieses Programms. Installiere das Programm neu.
puzzle-other-table = nachgespielt führt es zu einer anderen Stellung
puzzle-none = Es gibt keine Rätsel. Installiere das Programm neu.

# Goals, as orders within a sentence
puzzle-goal-lead = bei { $types-dem } führen
puzzle-goal-level = bei { $types-dem } gleichziehen
puzzle-goal-rank = { $rank ->
    [2] bei { $types-dem } auf Platz 2 kommen
    [3] bei { $types-dem } auf Platz 3 kommen
   *[other] bei { $types-dem } auf Platz 4 kommen
 }
puzzle-goal-rank-shared = { $rank ->
    [2] bei { $types-dem } auf den geteilten 2. Platz kommen
    [3] bei { $types-dem } auf den geteilten 3. Platz kommen
   *[other] bei { $types-dem } auf den geteilten 4. Platz kommen
 }
puzzle-goal-ahead = bei { $types-dem } mit { $margin } Vorsprung führen
puzzle-goal-count = { $count ->
    [one] { $count } { $type-eins } haben
   *[other] { $count } { $type-many } haben
 }
puzzle-goal-run = { $run-den } auf { $length } verlängern
puzzle-goal-exact = { $count ->
    [1] passend bezahlen
    [2] zweimal passend bezahlen
   *[other] { $count }-mal passend bezahlen
 }
puzzle-goal-save = im nächsten Zug { $tile-den } kaufen können
puzzle-goal-save-exactly = im nächsten Zug { $tile-den } passend bezahlen können
# The numbers of a goal; $rank is a place that another player has, or 0 for the player behind you
puzzle-standing = { $rank ->
    [0] Du { $own }, Nächster { $other }
    [1] Du { $own }, Führender { $other }
    [2] Du { $own }, 2. Platz { $other }
    [3] Du { $own }, 3. Platz { $other }
   *[other] Du { $own }, 4. Platz { $other }
 }
puzzle-standing-now = bisher { $own } von { $wanted }

# The puzzle
puzzle-of-day = Rätsel des Tages, { $date }
puzzle-of-other-day = Rätsel { $number } von { $count }
puzzle-rated = Wertungszahl { $rating }
puzzle-difficulty = Schwierigkeit { $rating }
# $count is the number of goals below
puzzle-title = { $count ->
    [one] Erreiche dieses Ziel in einem Zug
    [2] Erreiche beide Ziele in einem Zug
   *[other] Erreiche alle { $count } Ziele in einem Zug
 }
puzzle-task = In einem Zug: { $goals }.
puzzle-from = Aus einer Partie zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[6] sechst
 }, Zug { $turn } von { $turns }, { $set }
puzzle-base = Grundspiel
puzzle-open = noch nicht erreicht
puzzle-reached = erreicht

# The turn so far, and its buttons
puzzle-line = Dein Zug
puzzle-deed-open = Kauf, Geld oder Umbau
puzzle-deed-extra = Zusatzaktion, wenn du passend bezahlst
puzzle-hint = Tipp
puzzle-hint-tip = Zeigen, wie der beste Zug beginnt; deine Antwort zählt dann halb
puzzle-free-hint-tip = Zeigen, wie der beste Zug beginnt
puzzle-solution = Lösung zeigen
puzzle-solution-tip = Hast du noch nicht geantwortet, gilt das Rätsel als nicht gelöst, und deine Wertungszahl sinkt.
puzzle-gains = Lösen ändert deine Wertungszahl um { $alone }, oder um { $hinted }, wenn du einen Tipp nutzt.
puzzle-hint-free = Dein Ergebnis ist schon gewertet, darum kosten Tipps jetzt nichts.
puzzle-hinted = Erster Schritt: { $turn }. Mit einem Tipp zählt deine Antwort halb.
puzzle-hinted-free = Erster Schritt: { $turn }.

# The answer
puzzle-answer = Deine Antwort
puzzle-answer-how = Beende deinen Zug, um zu antworten. Er wird dann mit dem besten Zug verglichen.
puzzle-judging = Dein Zug wird analysiert …
puzzle-showing = Das ist der beste Zug. Die Gründe folgen.
puzzle-unjudged = Dein Zug ließ sich nicht prüfen. Versuch es noch einmal.
puzzle-solved = Gelöst
puzzle-nearly = Fast
puzzle-missed = Nicht gelöst
puzzle-shown = Lösung
puzzle-as-good = so gut wie der beste Zug
puzzle-short = { $points ->
    [one] es fehlt etwa { $points } Punkt
   *[other] es fehlen etwa { $points } Punkte
 } ({ $between })
# $things are quoted goals
puzzle-left-out = Nicht erreicht: { $things }.
puzzle-goal-quoted = „{ $goal }“
# $count is the number of goals; $things are reasons
puzzle-more = { $count ->
    [one] Ziel erreicht.
    [2] Beide Ziele erreicht.
   *[other] Alle Ziele erreicht.
 } Außerdem: Der beste Zug { $things }.
puzzle-costs = Der beste Zug { $things }.
puzzle-equal-otherwise = Der beste Zug ist ähnlich, aber etwas besser.
puzzle-again = Noch einmal
puzzle-again-tip = Zum Anfang dieses Rätsels zurückkehren
puzzle-next = Nächstes Rätsel
puzzle-next-tip = Zum nächsten ungelösten Rätsel gehen, das zu den Filtern der Liste passt
puzzle-reward = Wertungszahl { $rating } ({ $change }).
puzzle-reward-none = Deine Wertungszahl bleibt gleich: Nur deine erste Antwort zählt.
puzzle-look-back = Diese Partie ansehen
puzzle-look-back-tip = Die echte Partie ansehen, aus der diese Stellung stammt

# The results of puzzles of the day, the rating, and links to other puzzles
puzzle-day = { $day }: { $answer }
puzzle-answers = { $count ->
    [0] noch keine Antwort
    [one] nach { $count } Antwort
   *[other] nach { $count } Antworten
 }
puzzle-reset = Zurücksetzen
puzzle-reset-tip = Deine Wertungszahl zurücksetzen und deine Antworten löschen
puzzle-reset-sure = Zum Zurücksetzen noch einmal drücken
puzzle-reset-sure-tip = Noch einmal drücken: Deine Wertungszahl und deine Antworten werden gelöscht
puzzle-another = Anderes Rätsel
puzzle-another-tip = Zum nächsten ungelösten Rätsel gehen, das zu den Filtern der Liste passt
puzzle-daily = Rätsel des Tages
puzzle-daily-tip = Zu dem Rätsel zurückkehren, das heute alle bekommen

# In the line below the table
puzzle-bar = Rätsel
puzzle-bar-solution = das ist der beste Zug
puzzle-bar-answered = beantwortet; versuch es noch einmal oder wähle ein anderes Rätsel

# The page with the list of puzzles
puzzles-title = Rätsel
puzzles-bar = Rätsel:
puzzles-bar-keys = { $key-page-choose } öffnet das gewählte Rätsel, { $key-page-card } wechselt den Bereich, { $key-page-tables } zeigt die Kurve als Tabelle, { $key-page-leave } führt zurück
# Without a curve
puzzles-bar-keys-unrated = { $key-page-choose } öffnet das gewählte Rätsel, { $key-page-card } wechselt den Bereich, { $key-page-leave } führt zurück
puzzles-bar-brief = { $key-page-choose } öffnet ein Rätsel, { $key-page-card } wechselt den Bereich
puzzles-show-list = Liste der Rätsel
puzzles-show-list-tip = Die Liste aller Rätsel zeigen
puzzles-show-day = Rätsel des Tages
puzzles-show-day-tip = Das Rätsel des Tages, den Kalender und deine Wertungszahl zeigen

# The puzzle of the day, the month and the rating
puzzles-daily = Heutiges Rätsel lösen
puzzles-daily-tip = Das Rätsel öffnen, das heute alle bekommen
puzzles-not-answered = Noch nicht beantwortet
puzzles-solved = { $count } gelöst
puzzles-week = Diese Woche gelöst: { $solved } von { $days }
puzzles-streak = { $count ->
    [0] Noch keine Serie.
   *[other] Serie: { $count } Rätsel des Tages.
 }
puzzles-day-off = Ein Tag Pause beendet sie nicht.
puzzles-month-rule = Jeder gelöste Tag wird ein Stern.
puzzles-your-rating = Deine Wertungszahl
puzzles-rating-start = Alle beginnen mit { $rating }.
puzzles-rating-means = Auf dieser Stufe löst du etwa jedes zweite Rätsel.
puzzles-rating-rule = Steigt mit gelösten Rätseln; schwere zählen mehr.
# The tooltip of the column
puzzles-rating-tip = Schwierigkeit und deine Wertungszahl haben dieselbe Skala: Rätsel auf deiner Höhe löst du jedes zweite Mal
puzzles-as-table = Tabelle
puzzles-as-table-tip = Die Kurve als Tabelle zeigen
puzzles-as-chart = Diagramm
puzzles-as-chart-tip = Die Tabelle als Kurve zeigen
puzzles-table-rating = Wertungszahl
puzzles-difficulty = Schwierigkeit
puzzles-table-goal = Rätsel
puzzles-table-day = Tag

# The list. $detail is puzzles-detail, $result the answer with its day.
puzzles-list = Rätsel
puzzles-list-tip = Ein Rätsel mit { $key-page-choose }, einem Doppelklick oder seiner Schaltfläche öffnen
puzzles-solve = Lösen
puzzles-detail = { $seats } Spieler · { $modules }
puzzles-row = { $goals }, { $level }, Wertungszahl { $rating }, { $detail }, { $result }
puzzles-new = Neu
puzzles-count = { $count } Rätsel

# Filters of the list
puzzles-filters = { $count ->
    [0] Filter
   *[other] Filter ({ $count })
 }
puzzles-more-filters = { $count ->
    [0] Weitere Filter
   *[other] Weitere Filter: { $count }
 }
puzzles-fewer-filters = Weniger Filter
puzzles-more-filters-tip = Die Filter für Erweiterungen und Themen zeigen oder verbergen
puzzles-filters-tip = Wählen, welche Rätsel aufgelistet werden
puzzles-to-list = { $count } Rätsel zeigen
puzzles-to-list-tip = Die Filter schließen und die Liste zeigen
puzzles-none-found = Kein Rätsel passt zu allen Filtern.
puzzles-without = Ohne den Filter { $filters }: { $count } Rätsel
puzzles-fewer-filters-tip = { $filters } aufheben, damit wieder Rätsel gezeigt werden
puzzles-filter-tip = { $filter }: nur „{ $value }“ auflisten
puzzles-filter-off-tip = { $filter }: alle auflisten
puzzles-all = Alle
puzzles-kind = Erweiterung
puzzles-more-kinds = { $count } weitere
puzzles-more-kinds-tip = Alle Erweiterungen zeigen
puzzles-known = Bekannte Erweiterungen
puzzles-base = Grundspiel
puzzles-level = Stufe
puzzles-starting-level = Startstufe
puzzles-easy = Leicht
puzzles-medium = Mittel
puzzles-hard = Schwer
puzzles-expert = Experte
puzzles-theme = Thema
puzzles-theme-rank = Mehrheiten
puzzles-theme-ahead = Vorsprünge
puzzles-theme-count = Gebäude
puzzles-theme-run = Mauern
puzzles-theme-exact = Passend bezahlen
puzzles-theme-save = Sparen
puzzles-result = Antwort
