### Pages to read: what is new, and about the program with its licences. Texts of the page of keys are in keys.ftl.
### The texts about the program are Markdown.

# At the foot of the page, with its title
reading-bar = { $page }:
reading-bar-keys = Up and Down scroll, { $key-page-card } moves to the next panel, { $key-page-leave } goes back
reading-bar-brief = { $key-page-leave } goes back
reading-news = What’s new
reading-earlier = Earlier versions
reading-version = Version { $version }
reading-licences = Licences
# Above a text that exists in English only; shown in other languages
reading-in-english = This text is in English.

### About the program

about-title = About Alhambra Desktop
about-emblem = The emblem: a fountain in a star
about-version = **Version { $version }**
about-project = An unofficial fan project based on the board game *Alhambra* by Dirk Henn. It has no connection with the game’s author or publishers. All names belong to their owners. All pictures and texts in this program were made for it.
about-licence = Copyright © 2026 The Alhambra Desktop founders. The program is free software under the MIT licence.
about-parts = It uses Python { $python }, Qt { $qt } through PySide6 (LGPL 3; you can replace the libraries in the program’s folder), attrs, cattrs and platformdirs (MIT), and the fonts Vollkorn and Lato (SIL Open Font License).
