# What is wrong with a table that somebody wants to set up; each is one sentence.
# $name, $value and $player are quoted as they were typed ('x'); $known are the ids that can be typed.

setup-no-game = Jeu inconnu : { $name }. Choix possibles : { $known }.
setup-no-module = Module inconnu : { $name }. Choix possibles : { $known }.
setup-module-twice = Un module figure deux fois. Chacun ne peut figurer qu’une fois.
# $module and $game are their titles.
setup-not-together = « { $module } » ne se joue pas avec « { $game } ».
setup-seats = Une partie se joue à { $fewest } joueurs au moins et { $most } au plus, pas à { $count }.
setup-no-colour = Couleur inconnue : { $name }. Choix possibles : { $known }.
setup-nobody = { $name } doit être human ou computer, pas { $player }.
setup-colour-twice = Deux joueurs ont la même couleur. Choisis des couleurs différentes.
setup-name-twice = Deux joueurs ont le même nom. Choisis des noms différents.
seat-nameless = Chaque joueur doit avoir un nom.
seat-name-long = Le nom { $name } dépasse { $most } caractères. Choisis-en un plus court.
seat-name-broken = Le nom { $name } contient un caractère qui ne peut pas être enregistré. Tape-le à nouveau.

# $variant is the id of a house variant; $fault is one of the sentences below.
setup-variant = Règle maison { $variant } : { $fault }
setup-variant-twice = Une règle maison figure deux fois. Chacune ne peut figurer qu’une fois.
setup-variant-missing = Il manque la règle maison { $variant }.
setup-no-variant = Règle maison inconnue : { $name }.
setup-no-variant-of = Règle maison inconnue : { $name }. Choix possibles : { $known }.
variant-not-one = { $value } ne fait pas partie de { $known }.
variant-no-number = { $value } n’est pas un nombre entier de { $least } à { $most }.
variant-no-name = { $value } n’est pas un nom de 1 à { $most } caractères.

setup-rules = Les règles ({ $modules }) ne peuvent pas servir dans cette partie : { $reason }.

# A rule set from outside that cannot be installed; $name is how it was named, $fault one of the clauses below.
install-refused = Impossible d’installer le complément { $name } : { $fault }.
# $variable is the environment variable that names rule sets; $fault is the sentence before.
install-environment = { $variable } : { $fault }
install-import = impossible de l’importer ({ $reason })
install-no-module = il lui manque MODULE
install-automatic = son MODULE contient automatic=True et s’ajouterait aux parties sans être choisi ; seuls les compléments fournis avec le programme y ont droit
install-no-rules = il lui manque le fichier { $file }
install-no-words = il n’y a pas de fichiers de textes dans { $folder }
install-taken = un module appelé { $module } existe déjà
install-taken-variant = une règle maison appelée { $variant } existe déjà
# $language is the code of a language, such as fr; $reason what a program says.
install-words = ses textes ({ $language }) sont illisibles ({ $reason })
# $name is the id of a pattern in its files of words.
install-no-word = il lui manque un texte anglais : { $name }

setup-no-level = Niveau inconnu : { $name }. Choix possibles : { $known }.
setup-no-style = Style inconnu : { $name }. Choix possibles : { $known }.
# $level is the id of a level; $known are the ids of those that play in a style.
setup-unstyled = Le niveau { $level } n’a pas de styles. Niveaux qui en ont : { $known }.

# Some printed values are not certain; $others is how many are certain
parts-reconstructed = { $others ->
    [0] Les { $every } { $parts } sont des reconstitutions.
   *[other] { $guessed ->
        [one] { $guessed } des { $every } { $parts } est une reconstitution.
       *[other] { $guessed } des { $every } { $parts } sont des reconstitutions.
    }
 }

