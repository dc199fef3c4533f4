### What the program must know of a language.

language-name = Français

# Forms of nouns, which sentences get as $noun-form:
# many: jardins; the: le jardin; of: du jardin; de: de jardin, after a quantity or "pas";
# gender: m, f, or mp and fp where the noun is a plural by itself (les arcades).
noun-forms = many the of de gender

# Lists: a, b et c
list-more = { $list }, { $next }
list-last = { $list } et { $next }

# Figures: 1,5
decimal = { $whole },{ $part }
