### The bar below the table: whose turn it is, what can be done, and the buttons of the turn.

# The buttons, and the tips of what they do
bar-status = Statusleiste
# $tip is a tip below, $key the key that does the same
bar-tip = { $tip } ({ $key })
# $what is something that can be done now
status-with-key = { $what } ({ $key-press-figure })
# The sign of what an exact payment brings, and its tip
bar-extra-action = +1 Aktion
bar-extra-action-tip = Du hast passend bezahlt: In diesem Zug hast du eine Zusatzaktion
bar-hint = Tipp
bar-hint-tip = Einen Zug vorschlagen; noch einmal drücken für mehr Einzelheiten
bar-undo = Rückgängig
bar-undo-tip = Deinen letzten Schritt rückgängig machen
bar-undo-round-tip = Bis zum Beginn deines letzten Zugs rückgängig machen; die Partie zählt dann als Partie mit Hilfe
bar-restart = Zug neu beginnen
bar-restart-tip = Deinen ganzen Zug rückgängig machen
bar-skip = Runde auslassen
bar-skip-tip = Bis zu deinem nächsten Zug nicht mehr fragen
bar-end-turn = Zug beenden
bar-end-turn-tip = Deine Plättchen wie gezeigt platzieren, dann Bauhof und Auslage auffüllen
bar-end-anyway = Trotzdem beenden
bar-pass = Aussetzen
bar-pass-tip = Aussetzen, weil keine Aktion möglich ist
bar-not-now = Jetzt nicht
bar-not-now-tip = Diesmal verzichten
bar-go-on = Fortsetzen
bar-place-tip = Das Plättchen wie gezeigt platzieren
bar-result = Ergebnis
bar-slower = Langsamer
bar-slower-tip = Mit halber Geschwindigkeit zählen
bar-pause = Pause
bar-pause-tip = Die Animation anhalten
bar-resume = Weiter
bar-resume-tip = Die Animation fortsetzen
bar-normal = Normal
bar-normal-tip = Die Züge der anderen normal schnell zeigen
bar-fast = Schnell
bar-fast-tip = Die Züge der anderen schneller zeigen
bar-steps = Schritt { $step } von { $count } dieses Zuges
bar-skip-turns = Überspringen
bar-skip-turns-tip = Zu deinem nächsten Zug springen
bar-to-figures = Zu den Summen
bar-to-figures-tip = Die Summen sofort zeigen
bar-result-tip = Das Ergebnis noch einmal zeigen

# Who decides, such as: Your turn; what can be done stands behind it
bar-who = { $who }:
status-over = Die Partie ist beendet
status-over-what = sieh dir das Ergebnis noch einmal an ({ $key-result }) oder beginne eine neue Partie
status-celebration = Eine beliebige Taste oder ein Klick zeigt das Ergebnis

# What can be done, behind the colon; several parts stand side by side
bar-parts = { $text }  ·  { $more }
status-seconds = { $count } s
# While a new game is dealt; behind the colon stands why
status-begins = { $name } beginnt
status-you-begin = Du beginnst
status-thinking = überlegt …
status-waiting = wartet
status-shown = der Zug wird gezeigt
status-replay = der Zug wird noch einmal gezeigt
status-paused = angehalten; weiter mit { $key-pause }
status-scoring = die Punkte werden gezählt
# While points are counted on the table; the variables are names of keys
status-scoring-keys = { $key-hurry } gedrückt halten: schneller  ·  Klick: Schritt abschließen  ·  { $key-put-back }: zu den Summen
status-scoring-read = mach weiter, wenn du bereit bist
status-to-place = { $count } Plättchen zu platzieren
status-kept = beendest du den Zug jetzt, legst du { $tiles-den } in die Reserve
status-end-turn = beende den Zug, wenn du bereit bist
status-go-on = mach weiter, wenn du bereit bist
status-pass = keine Aktion ist möglich: setze aus
status-taking = drücke „Nehmen“ oder wähle eine weitere Karte
# Another's Alhambra is looked at from near, because the mouse is over its panel
status-looking = ein Klick hält die Alhambra von { $name } offen

# $actions are one or several in a list with "or", such as: take money, buy or redesign
status-extra-action = 1 Zusatzaktion – { $actions }
# $tiles are tiles with their prices, such as: tower 11, pavilion 4 and tower 9
status-exact = passend bezahlbar: { $tiles }
# nothing that is for sale can be paid
status-buy-nothing = dein Geld reicht jetzt für kein Plättchen

# Something is in the hand. $places is a list with "or" of the places below
status-drop = lege { $tile-den } { $places } ab
status-choose = lege { $tile-den } { $places } ab
status-drop-from-reserve = lege { $tile-den } { $places } ab (beendet deine Aktionen)
status-turn-over = { $key-turn-over } dreht es um
status-on-swap = auf einem Plättchen zum Tauschen
status-on-origin = dort, wo es war
status-nowhere = { $piece }: passt jetzt nirgends, { $key-put-back } legt es zurück
status-put = { $piece }: { $places } ablegen
status-raised = { $count ->
    [one] bezahle mit der angehobenen Karte
   *[other] bezahle mit den angehobenen Karten
 }

# What ending the turn now would lose
status-loses-action = du hast noch eine Zusatzaktion: „Trotzdem beenden“ verzichtet darauf
status-loses-building = ein Plättchen, das noch Platz hat, käme in die Reserve: „Trotzdem beenden“ bestätigt das

# Why nothing can be taken back, or no record written
undo-nothing = Es gibt nichts rückgängig zu machen.
undo-revealed = Der letzte Zug lässt sich nicht rückgängig machen: Neue Karten oder Plättchen wurden aufgedeckt.
record-no-past = Diese Partie wurde ohne ihren Verlauf geöffnet, darum hat sie kein Protokoll.
record-secret = Das Protokoll zeigt die Karten aller Spieler. Du kannst es exportieren, sobald die Partie beendet ist.

# Between two people at one screen. The first is for screen readers
curtain-asks = Gib den Bildschirm an { $name } weiter. { $name } drückt { $key-page-choose }, sobald alles bereit ist.
curtain-name = Gib den Bildschirm an { $name } weiter
curtain-hides = Alle Hände sind verdeckt.
curtain-ready = Drücke { $key-page-choose } oder klicke, wenn du bereit bist

# What was put down this turn, and another action made impossible
promise-broken = { $count ->
    [one] das Plättchen passt nicht mehr auf sein Feld und ist wieder zu platzieren: { $tiles }
   *[other] die Plättchen passen nicht mehr auf ihre Felder und sind wieder zu platzieren: { $tiles }
 }
