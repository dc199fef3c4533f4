### Properties of the language.

language-name = English
# $language is its code, such as fr
language-unreadable = The translation for { $language } cannot be read. Another language is used instead. Reinstall the program to repair it.

# Forms of nouns: if a noun has a message with such an ending, sentences can use it as $noun-ending.
# many: gardens; the: the denar bazaar; where: in your hand. A noun without the form is inserted unchanged: tower 13.
# brief: the short form of a rule, for a bubble beside a square.
# now: the form of a log entry that is shown during the move.
noun-forms = many the where brief now tip

# Lists: a, b and c
list-more = { $list }, { $next }
list-last = { $list } and { $next }
list-or-last = { $list } or { $next }

# Figures: 1.5
decimal = { $whole }.{ $part }
