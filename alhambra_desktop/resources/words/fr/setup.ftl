# What is wrong with a table that somebody wants to set up; each is one sentence.
# $name, $value and $player are quoted as they were typed ('x'); $known are the ids that can be typed.

setup-no-game = Aucun jeu ne s’appelle { $name } ; au choix : { $known }.
setup-no-module = Aucun module ne s’appelle { $name } ; au choix : { $known }.
setup-module-twice = Un module est nommé deux fois ; nomme chacun une seule fois.
# $module and $game are their titles.
setup-not-together = Le module « { $module } » ne se joue pas avec « { $game } ».
setup-seats = Une table a de { $fewest } à { $most } places, pas { $count }.
setup-no-colour = Aucune couleur ne s’appelle { $name } ; au choix : { $known }.
setup-nobody = { $name } doit être human ou computer, pas { $player }.
setup-colour-twice = Deux joueurs ont la même couleur ; choisis des couleurs différentes.
setup-name-twice = Deux joueurs ont le même nom ; choisis des noms différents.
seat-nameless = Chaque joueur doit avoir un nom.
seat-name-long = Le nom { $name } dépasse { $most } caractères ; choisis-en un plus court.
seat-name-broken = Le nom { $name } contient un caractère qui ne peut pas être enregistré ; tape-le à nouveau.

# $variant is the id of a house variant; $fault is one of the sentences below.
setup-variant = Règle maison { $variant } : { $fault }
setup-variant-twice = Une règle maison est nommée deux fois ; nomme chacune une seule fois.
setup-variant-missing = Il manque la règle maison { $variant }.
setup-no-variant = Aucune règle maison ne s’appelle { $name }.
setup-no-variant-of = Aucune règle maison ne s’appelle { $name } ; au choix : { $known }.
variant-not-one = { $value } n’est pas parmi { $known }.
variant-no-number = { $value } n’est pas un nombre entier de { $least } à { $most }.
variant-no-name = { $value } n’est pas un nom de 1 à { $most } caractères.

setup-rules = Les règles ({ $modules }) ne conviennent pas à cette partie : { $reason }.

# A rule set from outside that cannot be installed; $name is how it was named, $fault one of the clauses below.
install-refused = Impossible d’installer le complément { $name } : { $fault }.
# $variable is the environment variable that names rule sets; $fault is the sentence before.
install-environment = { $variable } : { $fault }
install-import = il ne peut pas être importé ({ $reason })
install-no-module = il lui manque la description MODULE
install-automatic = son MODULE est automatique, mais un complément de tiers doit être choisi par son nom
install-no-rules = il lui manque le fichier { $file }
install-no-words = il n’y a pas de textes dans { $folder }
install-taken = un module s’appelle déjà { $module }
install-taken-variant = une règle maison s’appelle déjà { $variant }
# $language is the code of a language, such as fr; $reason what a program says.
install-words = ses textes ({ $language }) sont illisibles ({ $reason })
# $name is the id of a pattern in its files of words.
install-no-word = il lui manque un texte anglais : { $name }

setup-no-level = Aucun niveau ne s’appelle { $name } ; au choix : { $known }.
setup-no-style = Aucun style ne s’appelle { $name } ; au choix : { $known }.
# $level is the id of a level; $known are the ids of those that play in a style.
setup-unstyled = Le niveau { $level } n’a pas de style ; ceux qui en ont : { $known }.

# Some printed values are not certain; $others is how many are certain
parts-reconstructed = { $others ->
    [0] Les { $every } { $parts } sont des reconstitutions.
   *[other] { $guessed ->
        [one] { $guessed } des { $every } { $parts } est une reconstitution.
       *[other] { $guessed } des { $every } { $parts } sont des reconstitutions.
    }
 }

