### Hints and "Why?": the card over the table, about 45 letters wide.

advice-hint = Tipp
advice-why = Miért?
# $why is a sentence without a full stop, $rule the number of a rule
advice-close = Bezárás
advice-close-tip = A kártya bezárása és a játék folytatása
advice-thinking = Gondolkodik…

# The three hints, each more detailed than the last
advice-strength = { $strength } / { $most }
advice-more = További részletek: { $key-hint }.
advice-more-whole = A teljes kör: { $key-hint }.
# Text beside the squares and cards that a hint marks: an instruction with a capital letter, and a sentence with the reason
guide-pays-exactly = { $count ->
    [1] { $turn }: a kiemelt kártyával pontosan kifizethető.
   *[other] { $turn }: a kiemelt kártyákkal pontosan kifizethető.
 }
guide-pays-over = { $turn }: { $count ->
    [1] a kiemelt kártyával fizetve
   *[other] a kiemelt kártyákkal fizetve
 } { $over } a túlfizetés.
# $changes lists the effects of the tile on that square, such as “wall 3 → 5”
guide-here = Ide helyezd: { $changes }; { $gain }, ha most pontoznánk.
guide-gain = Ide helyezd: { $gain }, ha most pontoznánk.
# What keys do, behind each of them
guide-more = részletek
guide-do = végrehajtás
guide-away = bezárás
advice-purist = Ezen a segítségi szinten nincsenek tippek. A beállításokban módosíthatod.

# Why?
advice-turn = { $name }, { $turn }. kör
# $deeds are what the log tells of a player, such as "took 5 denar and placed garden 9"; the first letter becomes a capital
advice-did = { $deeds }.
advice-no-past = Ez a játszma az előzményei nélkül nyílt meg, ezért a korábbi körökről nincs magyarázat.
advice-nobody = Még egyik gépi játékosnak sem volt köre.
advice-under-way = Ez a kör csak most kezdődött. Kérdezd meg egy pillanat múlva.
advice-later = A többi lehetőséget a játszma után nézheted meg.
# A heading: below it are other turns that were possible
advice-instead = Más lehetőségek

# No answer came
advice-silent = A gépi játékos nem válaszolt. Kérdezd meg egy pillanat múlva.
advice-broken = A gépi játékos megint nem válaszolt. Indítsd újra a programot; ha ez nem segít, telepítsd újra.
# $remedy is a sentence that says what is wrong and what to do
