### Pages to read: what is new, and about the program with its licences. Texts of the page of keys are in keys.ftl.
### The texts about the program are Markdown.

# At the foot of the page, with its title
reading-bar = { $page }:
reading-bar-keys = die Pfeiltasten blättern, { $key-page-card } geht zum nächsten Bereich, { $key-page-leave } zurück
reading-bar-front = die Tabtaste geht zum nächsten Knopf, { $key-page-leave } zurück
reading-bar-brief = { $key-page-leave } führt zurück
reading-news = Neuigkeiten
reading-version = Version { $version }
reading-licences = Lizenzen
reading-licences-tip = Die Lizenzen dieses Programms und der Werke, die es benutzt, zeigen
# Above a text that exists in English only; shown in other languages
reading-in-english = Diesen Text gibt es nur auf Englisch.

# The main news of the newest version, each with a link to its page
news-open = Öffnen
news-open-tip = Diese Seite öffnen
news-people = Zwölf Gegner mit Gesicht
news-people-line = Setze sie an den Tisch einer neuen Partie. Jede Figur hat ihren Stil und spielt auf einer von sieben Stufen.
news-lessons = Lektionen am Spieltisch
news-lessons-line = Neun Lektionen erklären das Spiel, neun kurze die Erweiterungen und Granada. In der ersten Partie hilft ein Trainer.
news-puzzle = Jeden Tag ein Rätsel
news-puzzle-line = Finde den besten Zug in Stellungen aus echten Partien und verfolge deine Wertungszahl.
news-goals = Ziele und eine Kampagne
news-goals-line = Erreiche dreißig Ziele und gewinne an zehn Tischen bis zu drei Sterne.
news-settings = Eigene Einstellungen und Tasten
news-settings-line = Eine Vorschau zeigt jede Änderung, und jeder Befehl kann eigene Tasten haben.
# Above the complete list
news-all = Alle Änderungen
news-all-line = Alles, was in dieser und in früheren Versionen neu ist.

### About the program

about-title = Über Alhambra Desktop
about-picture = Eine fertige Alhambra in der Dämmerung, deren Mauer ringsum leuchtet
about-project = Ein inoffizielles Fanprojekt zum Brettspiel *Alhambra* von Dirk Henn. Es hat keine Verbindung zum Autor oder zu den Verlagen des Spiels. Alle Namen gehören ihren Inhabern. Alle Bilder und Texte in diesem Programm wurden eigens dafür gemacht.
about-licence = Copyright © 2026 The Alhambra Desktop founders. Das Programm ist freie Software unter der MIT-Lizenz.
about-parts = Es benutzt Python { $python }, Qt { $qt } über PySide6 (LGPL 3; du kannst die Bibliotheken im Ordner des Programms austauschen), attrs, cattrs und platformdirs (MIT) sowie die Schriften Vollkorn und Lato (SIL Open Font License).
