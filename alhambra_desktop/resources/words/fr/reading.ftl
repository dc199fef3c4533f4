### Pages to read: what is new, and about the program with its licences. Texts of the page of keys are in keys.ftl.
### The texts about the program are Markdown.

# At the foot of the page, with its title
reading-bar = { $page } :
reading-bar-keys = Haut et Bas font défiler, { $key-page-card } va au panneau suivant, { $key-page-leave } quitte la page
reading-bar-front = Tab passe au bouton suivant, { $key-page-leave } revient en arrière
reading-bar-brief = { $key-page-leave } pour revenir
reading-news = Nouveautés
reading-version = Version { $version }
reading-licences = Licences
reading-licences-tip = Afficher les licences de ce programme et des œuvres qu’il utilise
# Above a text that exists in English only; shown in other languages
reading-in-english = Ce texte est en anglais.

# The main news of the newest version, each with a link to its page
news-open = Ouvrir
news-open-tip = Ouvrir cette page
news-people = Douze adversaires avec un visage
news-people-line = Place-les à la table d’une nouvelle partie. Chacun a son style et joue à l’un des sept niveaux.
news-lessons = Des leçons à la table de jeu
news-lessons-line = Neuf leçons expliquent le jeu, neuf plus courtes les extensions et Granada. Un guide t’aide dans ta première partie.
news-puzzle = Un problème par jour
news-puzzle-line = Trouve le meilleur tour dans des positions de vraies parties et suis ta cote.
news-goals = Des objectifs et une campagne
news-goals-line = Atteins trente objectifs et gagne jusqu’à trois étoiles à chacune des dix tables.
news-settings = Tes réglages et tes touches
news-settings-line = Un aperçu montre chaque changement, et chaque commande peut avoir ses propres touches.
# Above the complete list
news-all = Tous les changements
news-all-line = Toutes les nouveautés de cette version et des précédentes.

### About the program

about-title = À propos d’Alhambra Desktop
about-picture = Une Alhambra achevée au crépuscule, sa muraille éclairée tout autour
about-project = Un projet de fans, non officiel, d’après le jeu de société *Alhambra* de Dirk Henn. Il n’a aucun lien avec l’auteur du jeu ni avec ses éditeurs. Tous les noms appartiennent à leurs propriétaires. Toutes les images et tous les textes de ce programme ont été créés pour lui.
about-licence = Copyright © 2026 The Alhambra Desktop founders. Le programme est un logiciel libre sous licence MIT.
about-parts = Il utilise Python { $python }, Qt { $qt } via PySide6 (LGPL 3 ; tu peux remplacer les bibliothèques placées à côté du programme), attrs, cattrs et platformdirs (MIT), et les polices Vollkorn et Lato (SIL Open Font License).
