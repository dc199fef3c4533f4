### Levels and styles of computer players. Names stand in lists and behind a name: "Yusuf · builder, mason".

# In place of a level while computer players cannot think.
level-simple = egyszerű játék
level-newcomer = újonc
level-newcomer-sentence = Ismeri a szabályokat, és azt a lapkát veszi meg, amelyik tetszik neki.
level-apprentice = inas
level-apprentice-sentence = Jó köröket talál, de ritkán a legjobbat.
level-journeyman = segéd
level-journeyman-sentence = Megbízhatóan játszik, egy-két dolgot félreítél.
level-builder = építő
level-builder-sentence = Hiba nélkül mérlegeli a többségeket, a falakat, a pénzt és a pontos kifizetéseket.
level-architect = építész
level-architect-sentence = Több ezer játszmából tanulta meg, mennyit ér egy állás.
level-master = mester
level-master-sentence = Emlékszik, ki melyik kártyát vette el, és legjobb terveit a várható válaszokkal is kipróbálja.
level-grandmaster = nagymester
level-grandmaster-sentence = Minden kártyára emlékszik, kihasználja a teljes gondolkodási idejét, és semmit sem ad ingyen.

style-plain = sokoldalú
style-plain-sentence = Nincs kedvence.
style-mason = kőműves
style-mason-sentence = Szereti a hosszú falakat.
style-collector = gyűjtő
style-collector-sentence = Mindenből szeretne valamit.
style-blocker = akadályozó
style-blocker-sentence = Azt viszi el, ami a többieknek kell.
style-banker = bankár
style-banker-sentence = Későn vásárol, sok pénzzel.

# A level with its style
level-in-style = { $level }, { $style }
