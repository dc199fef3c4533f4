### What the program must know of a language.

language-name = English
# $language is its code, such as fr
language-unreadable = The translation for { $language } cannot be read. Another language is used instead. Reinstall the program to repair it.

# Forms of nouns: where a noun has a pattern with such an ending, sentences get it as $noun-ending.
# many: gardens; the: the denar bazaar; where: in your hand. A noun without the form stands for itself: tower 13.
# brief: of a rule, what stands in a bubble beside a square.
# now: of what the log tells, the same while it is seen to happen.
noun-forms = many the where brief now tip

# Lists: a, b and c
list-more = { $list }, { $next }
list-last = { $list } and { $next }
list-or-last = { $list } or { $next }

# Figures: 1.5
decimal = { $whole }.{ $part }
