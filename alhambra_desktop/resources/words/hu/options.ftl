### The forms of the rules and of house variants.

rules-base-game = Az alapjáték

# On a small button
options-reset = Vissza
options-reset-one = { $variant }: a hivatalos szabály visszaállítása
options-reset-tip = A hivatalos szabály visszaállítása
# Buttons next to a number
amount-less = Kevesebb
amount-more = Több
options-reset-all = Minden hivatalos szabály &visszaállítása
options-reset-all-tip = Minden házi szabály a hivatalos értékre áll vissza
options-named-before = A játszma kezdete előtt mindenki látja a házi szabályok listáját.
options-house-rule = Házi szabály. A hivatalos: { $official }
# $rule is the number of a rule
options-rule = Szabály: { $rule }

# House rules saved under a name, and table codes
presets-title = Mentett házi szabályok
presets-choice = Házi szabályok
presets-official = Hivatalos szabályok
# In the field if the chosen house rules are not saved
presets-own = Nem mentett szabályok
presets-name = Név
presets-keep = Mentés
presets-keep-tip = A házi szabályok mentése ezen a néven
presets-rename = Átnevezés
presets-rename-tip = A kiválasztott házi szabályok ezt a nevet kapják
presets-delete = Törlés
presets-delete-tip = A kiválasztott házi szabályok törlése, megerősítés után
# pressed again it deletes
presets-delete-really = Biztosan törlöd?
presets-delete-really-tip = Nyomd meg újra a házi szabályok törléséhez
presets-code = Asztalkód
presets-code-hint = egy barát kódja
presets-take = Betöltés
presets-take-tip = Az asztalkód házi szabályainak használata
presets-copy = Kód másolása
presets-copy-tip = Az asztal kódjának másolása, hogy továbbadhasd
presets-kept = Mentve ezen a néven: { $name }.
presets-renamed = { $old } új neve: { $new }.
presets-deleted = Törölve: { $name }. A játszmához kiválasztott szabályok nem változtak.
presets-unknown = { $count ->
    [1] Az egyik házi szabály egy nem telepített szabálycsomaghoz tartozik. Most nem érvényes, de mentve marad.
   *[other] { $count } házi szabály nem telepített szabálycsomaghoz tartozik. Most nem érvényesek, de mentve maradnak.
 }
presets-taken = { $count ->
    [0] Ez a kód a hivatalos szabályokat használja.
   *[other] { $count } házi szabály betöltve a kódból.
 }
presets-copied = Kód kimásolva. Ez a játszma mostantól a kódban lévő keverési számot használja.
# What is wrong with the file of house rules; $reason is what the system says
presets-damaged = A házi szabályaid fájlja ({ $file }) sérült volt. Új neve { $spare }, a program mostantól új fájlt használ.
presets-unread = A házi szabályaid fájlja ({ $file }) nem olvasható: { $reason }
presets-newer = A házi szabályaid fájljának ({ $file }) verziója { $version }, ez a program pedig ezt ismeri: { $known }. A fájl nem változott.
presets-unkept = A házi szabályaidat nem sikerült menteni ({ $file }): { $reason }
presets-foreign = a tartalma sérült
