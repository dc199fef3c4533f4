# The rules as a page of the window

# The sum of the cards in a picture: too much to take, dealt, allowed to take, or not accepted as payment
rulebook-cards-too-much = { $total }: túl sok
rulebook-cards-dealt = összesen { $total }
rulebook-cards-taken = { $total }: szabad
rulebook-cards-refused = nem fogadják el

# A player in a scoring example; $letter is A, B, C …
rulebook-player = { $letter } játékos

# A picture in words
rulebook-picture = { $caption }: { $note }
rulebook-picture-allowed = Szabályos. { $caption }: { $note }
rulebook-picture-refused = Nem megengedett. { $caption }: { $note }

# The page
rulebook-title = Szabályok
rulebook-search = Keresés a szabályokban
rulebook-search-tip = Keresés beírt szavakra a szabályokban
rulebook-found = { $count ->
    [0] nincs találat
   *[other] { $count } szabály
 }
rulebook-nearest = Nincs találat. Erre gondoltál:
rulebook-help = A program használata
rulebook-best = Legjobb találatok
# words that the search ignores, in lower case, separated by spaces
rulebook-stop-words = a abban abból ahhoz aki akkor alatt amely ami amikor annak arra az azt be csak de e egy ehhez el én ennek erre és ez ezt fel ha hány hogy hogyan hol honnan hova hová ide igen is itt kapok kell ki kik kinek kit le lehet lesz lett ma már me meg mely melyik mi miért mikor milyen minek mire mit mitől most nekem neki nem ott s sem szabad szeretnék te tehetek ti történik tudok tudom úgy vagy van vannak vele volt
rulebook-contents = Tartalom
rulebook-on-table = Ebben a játszmában
rulebook-games = Játékok
rulebook-expansions = Kiegészítők
rulebook-program = Program
rulebook-span = { $first }–{ $last }
rulebook-chapter = Ebben a fejezetben
rulebook-see = Lásd még
rulebook-asked = Gyakori kérdés:
rulebook-decided = A program döntése:
rulebook-this-table = Ebben a játszmában:
rulebook-official = Hivatalosan: { $value }
rulebook-differs = házi szabály

# The panels beside it
rulebook-quoted = Nemrég láttad
rulebook-table-differs = Házi szabályaid
rulebook-so-many = { $count } / { $all }
rulebook-all-variants = Minden házi szabály ({ $all }), a hivatalos értékekkel
rulebook-variants-where = A házi szabályokat új játszma kezdésekor választhatod ki.
rulebook-lesson = Gyakorold ezt a szabályt a leckében: „{ $title }”.
rulebook-open-lesson = Lecke megnyitása
rulebook-more = Továbbiak
rulebook-more-tip = A betűméret módosítása, a szabály másolása vagy nyomtatása
rulebook-copy = Másolás
rulebook-copied = A szabály a képeivel együtt kimásolva.
rulebook-print = Nyomtatás
rulebook-larger = Nagyobb szöveg
rulebook-smaller = Kisebb szöveg
rulebook-unreadable = A szabályok nem olvashatók: { $fault }. Telepítsd újra a programot.

# The line at the foot; $rule is an id
rulebook-foot = { $rule } · { $key-rules }: a mutató alatti elem szabálya · { $key-page-leave }: vissza
rulebook-foot-quoted = { $rule }, a játék közben láttad · { $key-rules }: a mutató alatti elem szabálya · { $key-page-leave }: vissza
rulebook-foot-who = Szabályok:

# The overview: how a turn goes, and all chapters
rulebook-overview = Áttekintés
rulebook-overview-turn = Így zajlik egy kör
rulebook-overview-actions = Válassz egyet a három akció közül. A pontos fizetésért extra akció jár.
rulebook-overview-chapters = A szabályok fejezetenként
rulebook-overview-foot = válassz fejezetet, vagy keress a szabályokban · { $key-page-leave }: vissza
rulebook-turn-money = Vegyél el egy tetszőleges kártyát, vagy többet, legfeljebb 5 értékben.
rulebook-turn-buy = Fizesd ki legalább a költségét a mezője pénznemében.
rulebook-turn-redesign = Építs be egy lapkát a tartalékodból, vegyél vissza oda egyet, vagy cserélj.
rulebook-turn-end = Tedd őket az Alhambrádba vagy a tartalékba, majd töltsd fel a piacot és a kínálatot.
# Between two actions of which a player chooses one
rulebook-turn-or = vagy
rulebook-chapter-start = Amivel kezdesz, és ami az asztalon van.
rulebook-chapter-turn = A három akciód, és hogyan kapsz extra akciót.
rulebook-chapter-redesign = Alakítsd át az Alhambrádat a tartalékod lapkáival.
rulebook-chapter-building = Hová kerülhet egy lapka: falak, utak, üres területek.
rulebook-chapter-turn-end = A lapkák lehelyezése, a piac és a kínálat feltöltése.
rulebook-chapter-scoring = Pontok a legtöbb épületért és a leghosszabb faladért.
rulebook-chapter-end = A megmaradt lapkák, az utolsó pontozás és a győztes.
rulebook-chapter-mixing = Hogyan működnek együtt a kiegészítők.

# Labels in the pictures of chapters
scene-fountain = Kút
scene-money = Kezdőpénz
scene-symbol = A jeled
scene-take = Pénz elvétele
scene-buy = Vásárlás
scene-redesign = Átépítés
scene-reserve = Tartalék
scene-alhambra = Alhambra
scene-new-tile = Új lapka
scene-market = Új lapkák
scene-row = Új kártyák
scene-most = Legtöbb épület
scene-wall = Leghosszabb fal
scene-rounds = Pontozások
scene-bag = Üres zsák
scene-winner = Győztes
scene-market-gaps = Megvéve: nincs új lapka
scene-row-gap = Elvéve: nincs új kártya
scene-refill-later = Még nincs feltöltés
