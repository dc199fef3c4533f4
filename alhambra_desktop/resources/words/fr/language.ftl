### What the program must know of a language.

language-name = Français

# Forms of nouns, which sentences get as $noun-form:
# many: jardins; the: le jardin; of: du jardin; de: de jardin, after a quantity or "pas"; to: au nord;
# gender: m, f, or mp and fp where the noun is a plural by itself (les arcades).
noun-forms = many the of de to gender

# Lists: a, b et c; a, b ou c
list-more = { $list }, { $next }
list-last = { $list } et { $next }
list-or-last = { $list } ou { $next }

# Figures: 1,5
decimal = { $whole },{ $part }
