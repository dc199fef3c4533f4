### Properties of the language.

language-name = Français
# $language is its code, such as fr
language-unreadable = La traduction ({ $language }) est illisible, une autre langue est donc utilisée. Réinstalle le programme pour la réparer.

# Forms of nouns, which sentences use as $noun-form. They have French names, so they differ from endings of English ids.
# many: jardins; le: le jardin; du: du jardin; de: de jardin, after a quantity or "pas"; au: au nord, dans ta main;
# ton: Ton Alhambra, at the beginning of a line;
# genre: m, f, or mp and fp for nouns that are always plural (les arcades).
# brief: the short form of a rule, for a bubble beside a square.
# now: the form of a log entry that is shown during the move.
noun-forms = many le du de au ton genre brief now tip

# Lists: a, b et c; a, b ou c
list-more = { $list }, { $next }
list-last = { $list } et { $next }
list-or-last = { $list } ou { $next }

# Figures: 1,5
decimal = { $whole },{ $part }
