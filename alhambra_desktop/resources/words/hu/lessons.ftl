# Lessons: the page that lists them, and the card of a step

learn-title = Tanulás
learn-sentence = Rövid leckék a játékasztalnál. Amit itt csinálsz, nem számít bele semmibe.
learn-begin = Indítás
learn-begin-tip = A lecke indítása az első lépésnél
learn-go-on = Folytatás
learn-go-on-tip = A lecke folytatása onnan, ahol abbahagytad
learn-again = Ismétlés
learn-again-tip = A lecke elölről
learn-steps = { $done } / { $steps } lépés kész
learn-modules = Kiegészítők és Granada
learn-rules = Szabályok
learn-rules-tip = A játék és minden kiegészítő szabályai
learn-keys = Billentyűk
learn-keys-tip = Minden, amit billentyűzettel megtehetsz
learn-bar = Tab: leckék, { $key-page-card }: következő panel, { $key-page-leave }: vissza

lesson-number = { $number }. lecke / { $count }
# At the right of the menu bar
lesson-titled = { $lesson }: { $title }
lesson-module = Rövid lecke

# Answers to choose from
lesson-points = { $points } pont
lesson-seat = { $name }

lesson-step = { $step }. lépés / { $steps }
lesson-why = Megjegyzés:
lesson-rule = Szabály: { $rule }
lesson-back = Vissza
lesson-back-tip = Az előző lépés megmutatása újra
lesson-next = Tovább
lesson-next-tip = A lecke következő lépése
lesson-finish = Kész
lesson-finish-tip = A lecke befejezése, vissza a listához
lesson-next-lesson = Következő lecke
lesson-next-lesson-tip = A következő lecke indítása
lesson-show = Mutasd meg
lesson-show-tip = A lépés megmutatása
lesson-answer-tip = Válasz: { $answer }
lesson-undo = Visszavonás
lesson-undo-tip = A lépésed visszavonása, és új próbálkozás
lesson-leave = Kilépés
lesson-leave-tip = A lecke abbahagyása; az eddigiek mentve vannak
lesson-unreadable = A leckék nem olvashatók: { $fault }. Telepítsd újra a programot.

# In place of the task, after the player tried the illegal move of the step, or made another legal move
lesson-seen = Ez nem megengedett. Olvasd el, miért, aztán folytasd.
lesson-other = Ez is szabályos, de ez a lépés mást mutat be. Vond vissza.

# In place of the task, if the player put back a tile that the step needs
lesson-put-back = Visszatetted a lapkát. Kattints rá, hogy újra felvedd.

# In the line below the table
lesson-bar = Lecke

# The task of the step, in the status bar
lesson-task = { $task }

# After the task, if it can be done by keyboard
lesson-keys = billentyűkkel: nyilak és { $key-choose }; { $key-page-card }: ugrás ide: Mutasd meg
# The same, if the task is to end the turn
lesson-keys-show = { $key-page-card }: ugrás ide: Mutasd meg

# The first game, and the coach’s advice: a fact, and why it matters
learn-game = Az első játszmád
learn-game-goal = Igazi játszma két újonc ellen, edzővel.
learn-game-begin = Játék
learn-game-begin-tip = Igazi játszma indítása két újonc ellen, edzővel
learn-puzzle = Feladványok
learn-puzzle-goal = Egy valódi játszma állása, amelyben egy kör egyértelműen a legjobb.
learn-puzzle-begin = Megnyitás
learn-puzzle-begin-tip = A nap feladványa és a feladványok listája
coach-title = Edző
coach-understood = OK
coach-understood-tip = A tanács bezárása és a játék folytatása
coach-silence = Edző kikapcsolása
coach-silence-tip = Játék tovább az edző tanácsai nélkül
coach-undo = Visszavonás
coach-undo-tip = A lépés visszavonása és egy másik választása
coach-begins = Ez igazi játszma. Minden körben vegyél el pénzt, vásárolj épületet vagy építs át, aztán nyomd meg a Kör vége gombot.
coach-begins-why = Az állapotsor mindig mutatja, mit tehetsz.
coach-exact-missed = Pontosan is fizethettél volna { $tile-ert } ({ $cards }), és extra akciót kaptál volna.
coach-exact-missed-why = Az épületpiacon csillag jelzi azokat a lapkákat, amelyekért pontosan tudsz fizetni. A lépésed még visszavonhatod.
coach-acts-again = Pontos fizetés: tiéd { $tile-az }, és van egy extra akciód.
coach-acts-again-why = Vásárolj újra, vegyél el pénzt vagy építs át. A leghosszabb körök pontos fizetésekből születnek.
coach-overpaid = Túlfizetés { $tile-ert }: { $over }. Visszajáró nincs.
coach-overpaid-why = Ha több pénznemből vannak kis értékű kártyáid, gyakrabban fizethetsz pontosan. A lépésed még visszavonhatod.
coach-reserve-fits = A tartalékodból most beépíthetnéd { $tile-azt }.
coach-reserve-fits-why = A tartalékban lévő lapkák nem érnek pontot. A beépítés egy akció.
coach-scored = Az első pontozáskor { $points } pontot kaptál. A részletek a naplóban maradnak.
coach-scored-why = A következő pontozás többet ér, és a második helyek is pontot hoznak. Az állásból látod, hol segít egy újabb lapka.
coach-scoring-near = { $round ->
    [1] Az
   *[other] A
 } { $round }. pontozás { $last ->
    [1] a következő kártyával jön.
   *[other] a következő { $last } kártya egyikével jön.
 }
coach-scoring-near-why = Csak az Alhambrád ér pontot, a kezedben lévő pénz nem.
coach-end-near = { $count ->
    [0] Nem maradt lapka a zsákban
   *[other] Még { $count } lapka van a zsákban
 }. A játszma akkor ér véget, amikor a piac már nem tölthető fel.
coach-end-near-why = Minden megmaradt lapkát az kap, akinek az adott mező pénzneméből a legtöbb pénze van.
