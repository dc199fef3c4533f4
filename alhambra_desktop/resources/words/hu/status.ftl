### The bar below the table: whose turn it is, what can be done, and the buttons of the turn.

# The buttons, and the tips of what they do
bar-status = Állapotsor
# $tip is a tip below, $key the key that does the same
bar-tip = { $tip } ({ $key })
# $what is something that can be done now
status-with-key = { $what } ({ $key-press-figure })
# The sign of what an exact payment brings, and its tip
bar-extra-action = +1 akció
bar-extra-action-tip = Pontosan fizettél: ebben a körben van egy extra akciód
bar-hint = Tipp
bar-hint-tip = Javaslat egy lépésre; újra megnyomva részletesebb
bar-undo = Visszavonás
bar-undo-tip = Az utolsó lépésed visszavonása
bar-undo-round-tip = Visszavonás az előző köröd kezdetéig; a játszma ezután segítettnek számít
bar-restart = A kör újrakezdése
bar-restart-tip = A teljes köröd visszavonása
bar-skip = Ebben a körben nem
bar-skip-tip = Ne kérdezzen újra a következő körödig
bar-end-turn = Kör vége
bar-end-turn-tip = A lapkák lehelyezése a látható módon, majd a piac és a kínálat feltöltése
bar-end-anyway = Befejezés így is
bar-pass = Passz
bar-pass-tip = Passzolás, mert nincs lehetséges akció
bar-not-now = Most nem
bar-not-now-tip = Ezúttal nem élsz vele
bar-go-on = Folytatás
bar-place-tip = A lapka lehelyezése a látható módon
bar-result = Végeredmény
bar-slower = Lassabban
bar-slower-tip = Számolás fél sebességgel
bar-pause = Szünet
bar-pause-tip = Az animáció megállítása
bar-resume = Folytatás
bar-resume-tip = Az animáció folytatása
bar-normal = Normál
bar-normal-tip = A többiek köre normál sebességgel
bar-fast = Gyors
bar-fast-tip = A többiek köre gyorsabban
bar-steps = Lépés ebben a körben: { $step } / { $count }
bar-skip-turns = Ugrás
bar-skip-turns-tip = Ugrás a következő körödhöz
bar-to-figures = Ugrás az összeghez
bar-to-figures-tip = Az összegek azonnali megjelenítése
bar-result-tip = A végeredmény megjelenítése újra

# Who decides, such as: Your turn; what can be done stands behind it
bar-who = { $who }:
status-over = A játszma véget ért
status-over-what = nézd meg újra a végeredményt ({ $key-result }), vagy kezdj új játszmát
status-celebration = A végeredményhez nyomj meg egy billentyűt, vagy kattints

# What can be done, behind the colon; several parts stand side by side
bar-parts = { $text }  ·  { $more }
status-seconds = { $count } mp
# While a new game is dealt; behind the colon stands why
status-begins = { $name } kezd
status-you-begin = Te kezdesz
status-thinking = gondolkodik…
status-waiting = vár
status-shown = lépés mutatása
status-replay = lépés újbóli mutatása
status-paused = szünet; folytatás: { $key-pause }
status-scoring = pontszámolás
# While points are counted on the table; the variables are names of keys
status-scoring-keys = gyorsítás: { $key-hurry } nyomva tartva  ·  kattintás: lépés vége  ·  { $key-put-back }: ugrás az összeghez
status-scoring-read = folytasd, ha készen állsz
status-to-place = { $count } lapka vár lehelyezésre
status-kept = ha most befejezed a kört, a tartalékodba kerül: { $tiles }
status-end-turn = fejezd be a kört, ha készen állsz
status-go-on = folytasd, ha készen állsz
status-pass = nincs lehetséges akció: passzolj
status-taking = nyomd meg az Elvétel gombot, vagy válassz másik kártyát
# Another's Alhambra is looked at from near, because the mouse is over its panel
status-looking = kattints, hogy nyitva maradjon: { $name } Alhambrája

# $actions are one or several in a list with "or", such as: take money, buy or redesign
status-extra-action = 1 extra akció: { $actions }
# $tiles are tiles with their prices, such as: tower 11, pavilion 4 and tower 9
status-exact = pontosan kifizethető: { $tiles }
# nothing that is for sale can be paid
status-buy-nothing = most egy lapkát sem tudsz kifizetni

# Something is in the hand. $places is a list with "or" of the places below
status-drop = tedd le { $tile-azt } { $places }
status-choose = helyezd { $tile-azt } { $places }
status-drop-from-reserve = tedd le { $tile-azt } { $places } (ez az utolsó akciód)
status-turn-over = megfordítás: { $key-turn-over }
status-on-swap = egy lapkára (csere)
status-on-origin = vissza a helyére
status-nowhere = { $piece } most sehová sem illik; visszatétel: { $key-put-back }
status-put = { $piece }: tedd { $places }
status-raised = { $count ->
    [1] fizess a kiemelt kártyával
   *[other] fizess a kiemelt kártyákkal
 }

# What ending the turn now would lose
status-loses-action = van még egy extra akciód: ha nem kell, nyomd meg a Befejezés így is gombot
status-loses-building = egy lehelyezhető lapka a tartalékodba kerülne: ha ezt akarod, nyomd meg a Befejezés így is gombot

# Why nothing can be taken back, or no record written
undo-nothing = Nincs mit visszavonni.
undo-revealed = Az előző kört nem lehet visszavonni: új kártyák vagy lapkák kerültek elő.
record-no-past = Ez a játszma az előzményei nélkül nyílt meg, ezért nincs jegyzőkönyve.
record-secret = A jegyzőkönyv minden játékos kártyáit megmutatja. A játszma végén exportálhatod.

# Between two people at one screen. The first is for screen readers
curtain-asks = Add át a képernyőt: { $name }. { $name } ezzel jelzi, ha készen áll: { $key-page-choose }
curtain-name = Add át a képernyőt: { $name }
curtain-hides = Minden kártya rejtve van.
curtain-ready = Ha készen állsz: { $key-page-choose } vagy kattintás

# What was put down this turn, and another action made impossible
promise-broken = { $count ->
    [1] ez a lapka már nem illik a mezőjére, visszakerült a lehelyezendők közé: { $tiles }
   *[other] ezek a lapkák már nem illenek a mezőikre, visszakerültek a lehelyezendők közé: { $tiles }
 }
