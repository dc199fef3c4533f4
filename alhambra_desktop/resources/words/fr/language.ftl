### What the program must know of a language.

language-name = Français
# $language is its code, such as fr
language-unreadable = La traduction ({ $language }) est illisible, une autre langue est donc utilisée. Réinstalle le programme pour la réparer.

# Forms of nouns, which sentences get as $noun-form. They have French names, so that no English id ends like one.
# many: jardins; le: le jardin; du: du jardin; de: de jardin, after a quantity or "pas"; au: au nord, dans ta main;
# ton: Ton Alhambra, at the beginning of a line;
# genre: m, f, or mp and fp where the noun is a plural by itself (les arcades).
# brief: of a rule, what stands in a bubble beside a square.
# now: of what the log tells, the same while it is seen to happen.
noun-forms = many le du de au ton genre brief now tip

# Lists: a, b et c; a, b ou c
list-more = { $list }, { $next }
list-last = { $list } et { $next }
list-or-last = { $list } ou { $next }

# Figures: 1,5
decimal = { $whole },{ $part }
