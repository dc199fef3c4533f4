### Pages to read: what is new, and about the program with its licences. Texts of the page of keys are in keys.ftl.
### The texts about the program are Markdown.

# At the foot of the page, with its title
reading-bar = { $page }:
reading-bar-keys = Fel és Le: görgetés, { $key-page-card }: következő panel, { $key-page-leave }: vissza
reading-bar-front = a Tab a következő gombra lép, { $key-page-leave } visszavisz
reading-bar-brief = { $key-page-leave }: vissza
reading-news = Újdonságok
reading-version = Verzió: { $version }
reading-licences = Licencek
reading-licences-tip = A program és az általa használt művek licenceinek megjelenítése
# Above a text that exists in English only; shown in other languages
reading-in-english = Ez a szöveg angol nyelvű.

# The main news of the newest version, each with a link to its page
news-open = Megnyitás
news-open-tip = Az oldal megnyitása
news-people = Tizenkét ellenfél arccal
news-people-line = Ültesd őket egy új játszma asztalához. Mindegyiknek megvan a stílusa, és hét szint bármelyikén játszhat.
news-lessons = Leckék a játékasztalnál
news-lessons-line = Kilenc lecke a játékot, kilenc rövid a kiegészítőket és a Granadát tanítja. Az első játszmádban edző segít.
news-puzzle = Minden napra egy feladvány
news-puzzle-line = Találd meg a legjobb kört valódi játszmák állásaiban, és kövesd az értékszámodat.
news-goals = Célok és kampány
news-goals-line = Érj el harminc célt, és nyerj tíz asztalnál legfeljebb három-három csillagot.
news-settings = Saját beállítások és billentyűk
news-settings-line = Előnézet mutat minden változást, és minden parancsnak lehet saját billentyűje.
# Above the complete list
news-all = Minden változás
news-all-line = Minden, ami ebben és a korábbi verziókban újdonság.

### About the program

about-title = Az Alhambra Desktop névjegye
about-picture = Egy kész Alhambra alkonyatkor, körben kivilágított fallal
about-project = Nem hivatalos rajongói projekt Dirk Henn *Alhambra* című társasjátéka alapján. Nem áll kapcsolatban sem a játék szerzőjével, sem a kiadóival. Minden név a tulajdonosáé. A program minden képe és szövege ehhez a programhoz készült.
about-licence = Copyright © 2026 The Alhambra Desktop founders. A program szabad szoftver, MIT-licenccel.
about-parts = A következőket használja: Python { $python }, Qt { $qt } a PySide6 révén (LGPL 3; a könyvtárakat a program mappájában kicserélheted), attrs, cattrs és platformdirs (MIT), valamint a Vollkorn és a Lato betűtípus (SIL Open Font License).
