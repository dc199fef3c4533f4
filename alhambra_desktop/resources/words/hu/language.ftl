### Properties of the language.

language-name = Magyar
# $language is its code, such as fr
language-unreadable = A fordítás ({ $language }) nem olvasható, ezért egy másik nyelv jelenik meg. A javításhoz telepítsd újra a programot.

# Forms of nouns: if a noun has a message with such an ending, sentences can use it as $noun-ending.
# many: gardens; the: the denar bazaar; where: in your hand. A noun without the form is inserted unchanged: tower 13.
# brief: the short form of a rule, for a bubble beside a square.
# now: the form of a log entry that is shown during the move.
noun-forms = az azt et ert ra val bol nevelo fele hol tied tiedben ove oveben brief now tip

# Lists: a, b and c
list-more = { $list }, { $next }
list-last = { $list } és { $next }
list-or-last = { $list } vagy { $next }

# Figures: 1.5
decimal = { $whole },{ $part }
