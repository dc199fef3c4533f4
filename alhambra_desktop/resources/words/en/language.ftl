### What the program must know of a language.

language-name = English
# $language is its code, such as fr
language-unreadable = The words of the language { $language } cannot be read, so another one is spoken; install the program again.

# Forms of nouns: where a noun has a pattern with such an ending, sentences get it as $noun-ending.
# many: gardens; where: in your hand.
# brief: of a rule, what stands in a bubble beside a square.
# now: of what the log tells, the same while it is seen to happen.
noun-forms = many where brief now tip

# Lists: a, b and c
list-more = { $list }, { $next }
list-last = { $list } and { $next }
list-or-last = { $list } or { $next }

# Figures: 1.5
decimal = { $whole }.{ $part }
