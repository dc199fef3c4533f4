# The rules as a page of the window

# The sum of the cards in a picture: too much to take, dealt, allowed to take, or not accepted as payment
rulebook-cards-too-much = { $total }: zu viel
rulebook-cards-dealt = zusammen { $total }
rulebook-cards-taken = { $total }: erlaubt
rulebook-cards-refused = gilt hier nicht

# A player in a scoring example; $letter is A, B, C …
rulebook-player = Spieler { $letter }

# A picture in words
rulebook-picture = { $caption }: { $note }
rulebook-picture-allowed = Erlaubt. { $caption }: { $note }
rulebook-picture-refused = Nicht erlaubt. { $caption }: { $note }

# The page
rulebook-title = Regeln
rulebook-search = Regeln durchsuchen
rulebook-search-tip = Wörter eingeben, um Regeln zu finden
rulebook-found = { $count ->
    [0] nichts gefunden
    [one] { $count } Regel
   *[other] { $count } Regeln
 }
rulebook-nearest = Nichts gefunden. Meintest du:
rulebook-help = Das Programm benutzen
rulebook-best = Beste Treffer
# words that the search ignores, in lower case, separated by spaces
rulebook-stop-words = ab aber alle als also am an auch auf aus bei beim bin bis da dann darf das dass dem den der des die dies dieser diese dieses du ein eine einem einen einer eines er es etwas für geht gibt habe haben hat hier ich ihr im in ins ist ja jede jeder kann man mein meine meinem meinen meiner mich mir mit muss müssen nach noch nun oder ob sich sie sind so soll sollen über um und uns von vom vor wann warum was welche welcher welches wenn wer werden wie wieso wird wir wo wohin womit zu zum zur
rulebook-contents = Inhalt
rulebook-on-table = In dieser Partie
rulebook-games = Spiele
rulebook-expansions = Erweiterungen
rulebook-program = Programm
rulebook-span = { $first } bis { $last }
rulebook-chapter = In diesem Kapitel
rulebook-see = Siehe auch
rulebook-asked = Oft gefragt:
rulebook-decided = So entscheidet dieses Programm:
rulebook-this-table = In dieser Partie:
rulebook-official = Offiziell: { $value }
rulebook-differs = Hausregel

# The panels beside it
rulebook-quoted = Zuletzt gezeigt
rulebook-table-differs = Deine Hausregeln
rulebook-so-many = { $count } von { $all }
rulebook-all-variants = Alle { $all } Hausregeln mit den offiziellen Werten
rulebook-variants-where = Hausregeln wählst du, wenn du eine neue Partie beginnst.
rulebook-lesson = In der Lektion „{ $title }“ kannst du diese Regel üben.
rulebook-open-lesson = Lektion öffnen
rulebook-more = Mehr
rulebook-more-tip = Schriftgröße ändern, diese Regel kopieren oder drucken
rulebook-copy = Kopieren
rulebook-copied = Die Regel wurde mit ihren Bildern kopiert.
rulebook-print = Drucken
rulebook-larger = Größere Schrift
rulebook-smaller = Kleinere Schrift
rulebook-unreadable = Die Regeln lassen sich nicht lesen: { $fault }. Installiere das Programm neu.

# The line at the foot; $rule is an id
rulebook-foot = { $rule } · { $key-rules }: Regel zu dem, worauf du zeigst · { $key-page-leave }: zurück
rulebook-foot-quoted = { $rule }, in der Partie gezeigt · { $key-rules }: Regel zu dem, worauf du zeigst · { $key-page-leave }: zurück
rulebook-foot-who = Regeln:

# The overview: how a turn goes, and all chapters
rulebook-overview = Überblick
rulebook-overview-turn = So läuft ein Zug ab
rulebook-overview-actions = Wähle eine von drei Aktionen. Bezahlst du passend, bekommst du eine Zusatzaktion.
rulebook-overview-chapters = Die Regeln nach Kapiteln
rulebook-overview-foot = wähle ein Kapitel oder durchsuche die Regeln · { $key-page-leave }: zurück
rulebook-turn-money = Nimm eine beliebige Karte oder mehrere, zusammen höchstens 5.
rulebook-turn-buy = Bezahle mindestens den Preis in der Währung seines Feldes.
rulebook-turn-redesign = Baue ein Plättchen aus der Reserve ein, lege eines hinein oder tausche beide.
rulebook-turn-end = Lege es in die Alhambra oder die Reserve, dann fülle Bauhof und Auslage auf.
# Between two actions of which a player chooses one
rulebook-turn-or = oder
rulebook-chapter-start = Was du am Anfang hast und was auf dem Tisch liegt.
rulebook-chapter-turn = Deine drei Aktionen und wie du eine weitere bekommst.
rulebook-chapter-redesign = Baue deine Alhambra mit Plättchen aus der Reserve um.
rulebook-chapter-building = Wo ein Plättchen passt: Mauern, Wege und Löcher.
rulebook-chapter-turn-end = Plättchen platzieren, Bauhof und Auslage auffüllen.
rulebook-chapter-scoring = Punkte für Gebäudearten und deine längste Mauer.
rulebook-chapter-end = Restliche Plättchen, die letzte Wertung und der Sieg.
rulebook-chapter-mixing = Wie Erweiterungen zusammenspielen.

# Labels in the pictures of chapters
scene-fountain = Brunnen
scene-money = Startgeld
scene-symbol = Dein Zeichen
scene-take = Geld nehmen
scene-buy = Gebäude kaufen
scene-redesign = Umbauen
scene-reserve = Reserve
scene-alhambra = Alhambra
scene-new-tile = Neues Plättchen
scene-market = Neue Plättchen
scene-row = Neue Karten
scene-most = Meiste Gebäude
scene-wall = Längste Mauer
scene-rounds = Wertungen
scene-bag = Leerer Beutel
scene-winner = Sieg
scene-market-gaps = Gekauft: kein neues Plättchen
scene-row-gap = Genommen: keine neue Karte
scene-refill-later = Noch nicht aufgefüllt
