# The rule set
city-gates-title = Városkapuk
city-gates-title-val = városkapukkal
city-gates-sentence = Keress titokban kapukat, és állítsd őket a külső falaidba: a mögöttük lévő utca szerint érnek pontot.

# Gates, and where they lie; places with -own are the viewer's, the others those of $name
gate = kapu: { $number }
face-gate-back = rejtett kapu
face-gate-pile = { $count ->
    [0] nincs kapu
   *[other] { $count } kapu, képpel lefelé
 }
place-gatehouse = { $slot ->
    [pile] az őrház
    [aside] a visszatett kapuk
   *[other] a megnézett kapuk
 }
place-gatehouse-hol = { $slot ->
    [pile] az őrházban
    [aside] visszatéve
   *[other] megnézve
 }
place-gate-hand-own = a kapuid
place-gate-hand-own-hol = a kezedben
place-gate-hand = { $name } kapui
place-gate-hand-hol = { $name } kezében
place-gate-wall-own = a falad, { $side } ({ $square })
place-gate-wall-own-hol = a faladban, { $side } ({ $square })
place-gate-wall = { $name } fala, { $side } ({ $square })
place-gate-wall-hol = { $name } falában, { $side } ({ $square })
onto-gate-wall = egy fénylő falba

# Why something is refused
gates-not-to-seek = nincs elérhető kapu
gates-not-to-seek-why = Akkor kereshetsz, ha kettőnél kevesebb kapu van a kezedben, és kettő még elérhető
gate-not-looked-at = ezt a kaput nem nézed
gate-not-looked-at-why = Tartsd meg a két megnézett kapu egyikét
gate-not-in-hand = nincs ilyen kapu a kezedben
gate-not-in-hand-why = A kezedben lévő kaput állítsd fel
gate-no-wall = itt nincs külső fal
gate-at-gate = itt már áll egy kapu
gate-wall-why = A kapu egy saját, kapu nélküli külső falba kerül
gate-wall-why-brief = kapu nélküli külső falba

# What the log says
log-gates-shuffled = { $count } visszatett kaput a többi közé kevertek
log-gates-sought = megnézett két kaput
log-gates-sought-now = megnéz két kaput
log-gate-kept = megtartott egy kaput, a másikat visszatette
log-gate-kept-now = megtart egy kaput, a másikat visszateszi
log-gates-put-back = mindkét kaput visszatette
log-gates-put-back-now = mindkét kaput visszateszi
log-gate-set = kaput állított a falba ({ $gate }), { $square }
log-gate-set-now = kaput állít a falba ({ $gate })
log-gate-fell = kaput veszített ({ $gate })
log-gate-fell-now = kaput veszít ({ $gate })

# What to do, as a hint says it
turn-seek-gates = két kapu megnézése
turn-keep-gate = kapu megtartása ({ $gate })
turn-put-back-gates = mindkét kapu visszatétele
turn-set-gate = kapu állítása egy falba ({ $gate })
turn-set-gate-at = kapu állítása a falba ({ $gate }), { $side }, { $square }
kind-seek-gates = Kapuk megnézése.
kind-keep-gate = Egy kapu megtartása.
kind-set-gate = Egy kapu felállítása.

# The line below the table: actions among others; whose gates are asked for; what is asked; how it ends
status-seek-gates = keress kaput
status-set-gate = állíts fel egy kaput
status-your-gates = A kapuid
status-gates = { $name } kapui
status-asked-gate = tartsd meg a két kapu egyikét (kattints rá), vagy tedd vissza mindkettőt
status-loses-gates = egyik kaput sem tartod meg: a visszatételhez nyomd meg a Befejezés így is gombot
bar-gates-put-back = Visszatétel
bar-gates-put-back-tip = Egyik kapu sem marad meg

# What points come from, and what speaks for a turn
source-gates = kapuk
source-gates-note = az utca lapkánként 1, legfeljebb a kapu száma
gain-gates = a kapuk várhatóan { $points } ponttal többet érnek

# In the supply beside the courtyard, and below a gate in hand
supply-gates = Városkapuk
supply-gates-left = még { $left }
gates-face-down = kereshető
gates-shuffled-first = előbb keverés
gates-put-back = visszatett
gates-looked-at = egyet tarts meg
gate-to-set = állítsd fel
gate-waits = nincs szabad fal

# What the piece says of itself
gate-card-name = kapu: { $number }
gate-card = 1 pontot ér a mögötte lévő utca minden lapkájáért, legfeljebb ennyit: { $number }.
gate-card-street = { $tiles } lapkás utca
gate-card-best = a leghosszabb utcádban
gate-card-no-wall = nincs szabad külső falad
gate-card-after = felállítva

# What is wrong with a state that no game can reach (a damaged file)
fault-gates = kapuk hiányoznak vagy többször szerepelnek (CG-1)
fault-gates-count = nem stimmel a kapuk száma
fault-gates-looked-at = senki által nézett kapuk, vagy valaki egyet sem néz (CG-3)
fault-gate-alone = { $seat }. hely: egy kapu egyik falban sincs (CG-4)
