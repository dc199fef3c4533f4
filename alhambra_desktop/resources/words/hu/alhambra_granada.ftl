granada-edges = Vizesárok csak vizesárok vagy fal, utca csak utca mellé kerülhet; az első Granada-lapkának falhoz kell kapcsolódnia
granada-edges-brief = árok mellé árok vagy fal, utcához utca

# The rule set
alhambra-granada-title = Alhambra és Granada
alhambra-granada-title-val = Alhambrával és Granadával
alhambra-granada-short = Mindkét játék
alhambra-granada-sentence = A két játék együtt: piaci mezőnként két lapka, és egy város, amely az Alhambrád falánál kezdődik.
alhambra-granada-brief = Mezőnként két lapka, egy nagy város.

# What points come from
source-contacts = fal vizesárok mellett
source-contacts-note = oldalanként 2

# What speaks for a turn
gain-contacts = az egymás mellé kerülő falak és vizesárkok várhatóan { $points } ponttal többet érnek
