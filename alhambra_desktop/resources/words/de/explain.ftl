### Reasons for a turn that was played or is advised, as predicates of the turn or its player:
### "Bringt die Führung bei den Gärten."

# The first letter of a sentence becomes a capital
reason-sentence = { $reason }.
# Two reasons in one sentence: both tell what the player does
reason-and = { $reason } und { $other }
# Two reasons in one sentence, one of which tells of something else
reason-beside = { $reason }; { $other }

# Majorities: $types are buildings of one type, such as "gardens"
reason-lead = bringt die Führung bei { $types-dem }
reason-level = schließt bei { $types-dem } zur Spitze auf
reason-ahead = { $margin ->
    [1] hält die Führung bei { $types-dem }
   *[other] baut die Führung bei { $types-dem } auf { $margin } aus
 }
# Places are at most the sixth
reason-place = { $rank ->
    [2] bringt den zweiten Platz bei { $types-dem }
    [3] bringt den dritten Platz bei { $types-dem }
    [4] bringt den vierten Platz bei { $types-dem }
    [5] bringt den fünften Platz bei { $types-dem }
   *[other] bringt den sechsten Platz bei { $types-dem }
 }
reason-place-shared = { $rank ->
    [2] bringt den geteilten zweiten Platz bei { $types-dem }
    [3] bringt den geteilten dritten Platz bei { $types-dem }
    [4] bringt den geteilten vierten Platz bei { $types-dem }
   *[other] bringt den geteilten fünften Platz bei { $types-dem }
 }
# Behind one of the clauses above: what the place pays, and in which scoring
reason-pays-next = { $points ->
    [one] { $reason } ({ $points } Punkt in der nächsten Wertung)
   *[other] { $reason } ({ $points } Punkte in der nächsten Wertung)
 }
reason-pays-later = { $points ->
    [one] { $reason } ({ $points } Punkt in der { $round }. Wertung)
   *[other] { $reason } ({ $points } Punkte in der { $round }. Wertung)
 }
# $type is one building, such as "garden"
reason-count-behind = { $count ->
    [one] bringt { $count } { $type-eins }, { $behind } weniger als die Spitze
   *[other] erhöht auf { $count } { $type-many }, { $behind } weniger als die Spitze
 }
reason-count-level = { $count ->
    [one] bringt { $count } { $type-eins }, gleichauf mit der Spitze
   *[other] erhöht auf { $count } { $type-many }, gleichauf mit der Spitze
 }
reason-cost = { $points ->
    [one] kostet { $name } bei { $types-dem } { $points } Punkt in der nächsten Wertung
   *[other] kostet { $name } bei { $types-dem } { $points } Punkte in der nächsten Wertung
 }

# The city: $run is "wall", "moat" or "outer walls"
reason-run = verlängert { $run-den } von { $was } auf { $now }
reason-run-begun = { $now ->
    [one] beginnt { $run-den } mit { $now } Abschnitt
   *[other] beginnt { $run-den } mit { $now } Abschnitten
 }
reason-room = schafft Platz für weitere Plättchen
reason-spared = hält Platz für weitere Plättchen frei
reason-waits = hebt { $tile-den } für später auf
reason-removed = nimmt { $tile-den } zum Umbauen in die Reserve
reason-nowhere = behält { $tile-den } in der Reserve, weil noch nirgends Platz ist

# Money: $cards are the cards, $count is their number, $tile is the tile that they will pay for
reason-saves = macht es möglich, im nächsten Zug { $tile-den } passend zu bezahlen
reason-reaches = macht es möglich, im nächsten Zug { $tile-den } zu kaufen
reason-towards = spart auf { $tile-den }
reason-most = bringt das meiste Geld ({ $cards })
reason-money = spart { $cards-den } für später
# $card lets two currencies be paid together
reason-joker = bringt { $card-den }, die für zwei Währungen gilt
reason-purse = die Hand würde mehr verraten, bleibt aber bis zum Spielende verdeckt
reason-exact = { $count ->
    [1] bezahlt passend und bringt eine Zusatzaktion
    [2] bezahlt zweimal passend und bringt jedes Mal eine Zusatzaktion
   *[other] bezahlt { $count }-mal passend und bringt jedes Mal eine Zusatzaktion
 }
# $less is a number such as 1.3; $whole is its whole part, for languages whose plurals depend on it
reason-dear = { $tile-den } jetzt zu kaufen würde { $less } Punkte weniger bringen
reason-dear-some = jetzt zu kaufen würde { $less } Punkte weniger bringen
reason-dear-even = { $tile-den } jetzt zu kaufen wäre genauso gut
reason-dear-some-even = jetzt zu kaufen wäre genauso gut
reason-poor = für nichts auf dem Bauhof reicht jetzt das Geld

reason-pass = keine Aktion ist möglich
reason-little = kein zwingender Grund

# Another turn ($turn is an order, see core.ftl), compared with the one that was made
other-less = { $turn }: { $less } Punkte weniger.
other-more = { $turn }: { $more } Punkte mehr.
other-even = { $turn }: genauso gut.
