# alhambra-check: one page about a rule set from outside. Lines of help are short and hold no per cent sign.
check-about = Külső szabálycsomag ellenőrzése: hibák és hiányok egy oldalon.
check-package = csomag, pontozott névvel vagy mappaként
check-quick = csak egy asztal ellenőrzése, gépi játékosok és költség nélkül
check-trace = az első hiba visszakövetésének mutatása
# $count packages lie there
check-no-package = { $folder }: { $count ->
    [0] nincs benne csomag
   *[other] { $count } csomag van benne
 }. Azt a mappát kell megadni, amelyben a szabálycsomag __init__.py fájlja van.

# The page
check-title = { $title } ({ $name }), nyelvek: { $languages }
check-figures-games = { $tables } asztal; minden ellenőrzés véletlen játszmák { $moves } lépésének mindegyikén
check-figures-cost = költség: vele az összes akció felsorolása { $offers } × annyi ideig tart ({ $each } µs), egy lépés { $moves } × annyi ideig
check-wrong = Hibák ({ $count }):
check-missing = Hiányok ({ $count }):
check-fine = Nincs hiba.

# A finding: while something was done, $place is a line of the package
check-found = { $what }: { $fault }.
check-raised = { $what }: { $place }, kivétel: { $error }.
check-doing-source = A forráskód olvasása
check-doing-words = A szövegek olvasása
check-doing-game = Játszma ({ $game }, { $modules })
check-doing-invariants = Az invariánsok ellenőrzése
check-doing-offers = A szabályos akciók felsorolása
check-doing-codec = Állapotok írása és olvasása
check-doing-guess = A rejtett információk ellenőrzése
check-doing-secrets = Egy hely megfigyeléseinek összevetése
check-doing-back = Lépések visszavonása
check-doing-gestures = Akciók kézi végrehajtása
check-doing-pieces = Az elemek elhelyezése
check-doing-folds = Az elemek mozgatása
check-doing-sayings = A pontok megnevezése
check-doing-log = A napló bejegyzései
check-doing-wordings = Akciók és helyek szövege
check-doing-save = Játszma mentése
check-doing-record = Jegyzőkönyv újrajátszása
check-doing-use = Az akciók használatának ellenőrzése
check-doing-arena = Játszmák gépi játékosokkal
# $level is the name of a level
check-doing-player = Játék ezen a szinten: { $level }
check-doing-reasons = Körök magyarázata
check-doing-judge = Körök elemzése
check-doing-cost = A költség mérése
check-doing-view = A nézetfájl betöltése
check-doing-draw = Rajz: { $face }
check-doing-paint = Festés: { $name }, szélesség: { $size } képpont
check-doing-section = A szakasz szövege: { $name }

# What is broken
check-invariant = { $fault }
check-plan = egy terv ezen a szinten nem játszható le: { $level } ({ $fault })
check-codec = egy állapot megváltozik mentés és betöltés után
check-codec-action = { $action } megváltozik mentés és betöltés után
check-offer-refused = { $action } felkínálva, de { $rule } tiltja: { $reason }
check-offer-twice = { $action } kétszer van felkínálva
check-reveals = { $action } visszavonható, pedig az eredménye rejtett információtól függ; draft.revealed kell
check-guess = { $seat }. hely: különbséget lát egy becslés és a valódi állapot között; hide és redraw nem illik össze
check-guess-invariant = { $seat }. hely: lehetetlen becslés: { $fault }
check-secrets = a 0. hely túl sokat lát: csak rejtett információban eltérő állapotok másként látszanak
check-gesture-read = { $action } kézmozdulata így értelmeződik: { $read }
check-gesture-lift = { $action } olyasmit emel fel, nyom meg vagy fizet ki, ami nincs ott: { $gesture }
check-fold = { $event } után a néző ({ $viewer }) rossz elemeket lát itt: { $place }; { $found } ehelyett: { $wanted }
check-fold-order = { $event } után a néző ({ $viewer }) rossz sorrendben látja az elemeket itt: { $place }; { $found } ehelyett: { $wanted }. Érkezési sorrendben kell hozzáadni őket, vagy a helyet az arcok id_field mezője szerint rendezni
check-fold-again = ezeknek az eseményeknek az újbóli hajtogatása más helyeket ad: { $events }
check-fold-error = ezek az események nem tudják mozgatni az elemeket: { $events } ({ $reason })
check-fold-pieces = egy elem egy helyen sincs, vagy két helyen van
check-motions = { $event } mozgásai nem ott érnek véget, ahol az elemek vannak ({ $piece })
check-copy-again = egy elem eltűnt ({ $piece }), majd egy másik ugyanazt a számot kapta
check-save = egy mentett játszma megváltozik betöltéskor
check-record = egy jegyzőkönyv újrajátszása más eredményt ad
check-private = { $place }: importált név, amely nem nyilvános: { $name }
check-no-words = { $id }: nincs szövege ({ $place })
check-hole = { $id }: hézag van a szövegben, nyelv: { $language }: „{ $text }”
check-blank = a kép üres

# What is missing
check-no-pyproject = a csomag mellett nincs pyproject.toml, ezért a pip nem tudja telepíteni.
check-no-manifest = a csomagnak nincs olvasható rule-set.toml fájlja, ezért a játékosok nem telepíthetik fájlból.
check-untranslated = { $id } angolul jelenik meg, mert nincs szövege ezen a nyelven: { $language }.
check-unused = { $id } sehol sincs használva.
check-never = { $action } egyik játszmában sem volt lehetséges.
check-many = { $action } egy állásban { $count } változatban van felkínálva, ami lassítja a gépi játékosokat.
check-no-sum = { $action }: nincs eseménye „Az előző köröd óta” alatt (sums_up egy eseményben).
check-no-prospect = pontot ér, de nincs várakozás (expect), amely a gépi játékosoknak megadná a birtokolt elemek értékét.
check-slow = ennyiszeresére lassítja a játszmát: { $times }.
check-no-building = a típus épületei feliratos táblák, a típust pedig csillag jelöli: { $type }; ide paint_building kell
check-no-picture = az elemeknek nincs képük (draw), ezért feliratos táblaként jelennek meg: { $face }.
check-no-icon = a pontforrásnak nincs ikonja (add_icon): { $source }.
check-no-home = az elemek láthatatlanok itt: { $place } (add_perch, mark_cards, add_pawn vagy Supply egy szakaszban).

# Types of events, as the code calls them
check-unmet = { $count ->
    [1] nincs ellenőrizve, mert ezekben a játszmákban nem fordult elő: { $events }
   *[other] nincsenek ellenőrizve, mert ezekben a játszmákban nem fordultak elő: { $events }
 }
