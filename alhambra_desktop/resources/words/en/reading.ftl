### Pages to read: what is new, and about the program with its licences. Texts of the page of keys are in keys.ftl.
### The texts about the program are Markdown.

# At the foot of the page, with its title
reading-bar = { $page }:
reading-bar-keys = Up and Down scroll, { $key-page-card } moves to the next panel, { $key-page-leave } goes back
reading-bar-front = Tab moves from button to button, { $key-page-leave } goes back
reading-bar-brief = { $key-page-leave } goes back
reading-news = What’s new
reading-version = Version { $version }
reading-licences = Licences
reading-licences-tip = Show the licences of this program and of the works that it uses
# Above a text that exists in English only; shown in other languages
reading-in-english = This text is in English.

# The main news of the newest version, each with a link to its page
news-open = Open
news-open-tip = Open this page
news-people = Twelve opponents with faces
news-people-line = Seat them around the table of a new game. Each has a style of play and can play at any of seven levels.
news-lessons = Lessons at the table
news-lessons-line = Nine lessons teach the game, and nine short ones teach the expansions and Granada. A coach helps in your first game.
news-puzzle = A puzzle for each day
news-puzzle-line = Find the best turn in positions from real games, and follow your rating.
news-goals = Goals and a campaign
news-goals-line = Reach thirty goals, and win up to three stars at each of ten tables.
news-settings = Your own settings and keys
news-settings-line = A preview shows every change, and each command can have your own keys.
# Above the complete list
news-all = All changes
news-all-line = Everything that is new in this version and in earlier ones.

### About the program

about-title = About Alhambra Desktop
about-picture = A finished Alhambra at dusk, its wall lit all around
about-project = An unofficial fan project based on the board game *Alhambra* by Dirk Henn. It has no connection with the game’s author or publishers. All names belong to their owners. All pictures and texts in this program were made for it.
about-licence = Copyright © 2026 The Alhambra Desktop founders. The program is free software under the MIT licence.
about-parts = It uses Python { $python }, Qt { $qt } through PySide6 (LGPL 3; you can replace the libraries in the program’s folder), attrs, cattrs and platformdirs (MIT), and the fonts Vollkorn and Lato (SIL Open Font License).
