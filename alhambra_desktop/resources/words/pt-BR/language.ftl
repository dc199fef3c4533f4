### Properties of the language.

language-name = Português (Brasil)
# $language is its code, such as fr
language-unreadable = Não é possível ler a tradução ({ $language }), por isso outro idioma está em uso. Reinstale o programa para repará-la.

# Forms of nouns: if a noun has a message with such an ending, sentences can use it as $noun-ending.
# many: gardens; the: the denar bazaar; where: in your hand. A noun without the form is inserted unchanged: tower 13.
# brief: the short form of a rule, for a bubble beside a square.
# now: the form of a log entry that is shown during the move.
noun-forms = many um o do em pelo ao genero dentro brief now tip

# Lists: a, b and c
list-more = { $list }, { $next }
list-last = { $list } e { $next }
list-or-last = { $list } ou { $next }

# Figures: 1.5
decimal = { $whole },{ $part }
