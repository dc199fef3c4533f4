### Properties of the language.

language-name = Deutsch
# $language is its code, such as fr
language-unreadable = Die Übersetzung ({ $language }) ist nicht lesbar, darum wird eine andere Sprache verwendet. Installiere das Programm neu, um sie zu reparieren.

# Forms of nouns, which sentences use as $noun-form. They have German names, so they differ from endings of English ids.
# many: Gärten; der: der Garten; den: den Garten; dem: dem Garten, or a title after "mit"; eins: Garten, after the number 1;
# wo: im Norden, auf deiner Hand; lich: nördlich; dein: Deine Alhambra, at the beginning of a line;
# genus: m, f, n, or p for nouns that are always plural (die Arkaden).
# brief: the short form of a rule, for a bubble beside a square.
# now: the form of a log entry that is shown during the move.
noun-forms = many der den dem eins wo lich dein genus brief now tip

# Lists: a, b und c; a, b oder c
list-more = { $list }, { $next }
list-last = { $list } und { $next }
list-or-last = { $list } oder { $next }

# Figures: 1,5
decimal = { $whole },{ $part }
