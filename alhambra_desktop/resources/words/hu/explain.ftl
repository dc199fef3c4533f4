### Reasons for a turn of a player, in clauses without a subject: "Takes the lead in gardens, worth 5
### at the next scoring."

# The first letter of a sentence becomes a capital
reason-sentence = { $reason }.
# Two reasons in one sentence: both tell what the player does
reason-and = { $reason }, valamint { $other }
# Two reasons in one sentence, one of which tells of something else
reason-beside = { $reason }; { $other }

# Majorities: $types are buildings of one type, such as "gardens"
reason-lead = első hely { $types-bol }
reason-level = közös első hely { $types-bol }
reason-ahead = { $margin ->
    [1] az első hely megőrzése { $types-bol }
   *[other] nagyobb előny { $types-bol } (már { $margin })
 }
# Places are at most the sixth
reason-place = { $rank ->
    [2] második hely { $types-bol }
    [3] harmadik hely { $types-bol }
    [4] negyedik hely { $types-bol }
    [5] ötödik hely { $types-bol }
   *[other] hatodik hely { $types-bol }
 }
reason-place-shared = { $rank ->
    [2] közös második hely { $types-bol }
    [3] közös harmadik hely { $types-bol }
    [4] közös negyedik hely { $types-bol }
   *[other] közös ötödik hely { $types-bol }
 }
# Behind one of the clauses above: what the place pays, and in which scoring
reason-pays-next = { $reason }, ami { $points } pontot ér a következő pontozáskor
reason-pays-later = { $round ->
    [1] { $reason }, ami { $points } pontot ér az első pontozáskor
    [2] { $reason }, ami { $points } pontot ér a második pontozáskor
   *[other] { $reason }, ami { $points } pontot ér a harmadik pontozáskor
 }
# $type is one building, such as "garden"
reason-count-behind = { $type-bol } már { $count }, lemaradás az elsőtől: { $behind }
reason-count-level = { $type-bol } már { $count }, ugyanannyi, mint az elsőnek
reason-cost = { $name } { $points } ponttal kevesebbet kap { $types-bol } a következő pontozáskor

# The city: $run is "wall", "moat" or "outer walls"
reason-run = hosszabb { $run } ({ $was } → { $now })
reason-run-begun = új { $run } (hossza { $now })
reason-room = több hely a következő lapkáknak
reason-spared = marad hely a következő lapkáknak
reason-waits = { $tile-az } félretétele későbbre
reason-removed = { $tile-az } visszavétele az átépítéshez
reason-nowhere = { $tile-az } egyelőre sehová sem illik

# Money: $cards are the cards, $count is their number, $tile is the tile that they will pay for
reason-saves = { $tile-az } pontos kifizetése a következő körben
reason-reaches = { $tile-az } megvétele a következő körben
reason-towards = gyűjtés { $tile-ra }
reason-most = a legtöbb elérhető pénz ({ $cards })
reason-money = pénz későbbre ({ $cards })
# $card lets two currencies be paid together
reason-joker = { $card-az } két pénznemhez is jó
reason-purse = a kártyái talán többet is elárulnának, de a játszma végéig rejtve maradnak
reason-exact = { $count ->
    [1] pontos fizetés, ezért extra akció
    [2] kétszer is pontos fizetés, mindkétszer extra akcióval
   *[other] { $count } pontos fizetés, mindig extra akcióval
 }
# $less is a number such as 1.3; $whole is its whole part, for languages whose plurals depend on it
reason-dear = { $tile-az } most megvéve { $less } ponttal kevesebbet hozna
reason-dear-some = a vásárlás most { $less } ponttal kevesebbet hozna
reason-dear-even = { $tile-az } most megvéve ugyanennyit hozna
reason-dear-some-even = a vásárlás most ugyanennyit hozna
reason-poor = az épületpiacon most semmi sem megfizethető

reason-pass = nincs lehetséges akció
reason-little = nincs különösebb ok

# Another turn ($turn is an order, see core.ftl), compared with the one that was made
other-less = { $turn }: { $less } ponttal kevesebb.
other-more = { $turn }: { $more } ponttal több.
other-even = { $turn }: ugyanolyan jó.
