# Command lines. What stands in capitals or behind -- is typed as it is and stays; lines of help are short, as
# the terminal is narrow, and hold no per cent sign.

# $program is the name of a command, $sentence what is wrong.
command-says = { $program } : { $sentence }
# $fault is one of the clauses argparse-...
command-wrong = { $fault } ; voir { $program } --help.
command-language = langue pour cette fois, par exemple en ou fr
command-version = afficher la version et quitter
command-no-language = Il n’y a pas de traduction pour { $code }. Choix possibles : { $known }.

# The words of Python's argparse. "argparse-usage" stands before the command, with a space behind its colon.
argparse-usage = utilisation :{ " " }
argparse-positional = arguments positionnels
argparse-options = options
argparse-heading = { $heading } :
argparse-help = afficher cette aide et quitter
# $argument and $arguments are options, such as --seats; $fault is one of the next clauses.
argparse-argument = argument { $argument } : { $fault }
argparse-unrecognized = arguments non reconnus : { $arguments }
argparse-required = arguments obligatoires manquants : { $arguments }
argparse-one-of = l’un des arguments { $arguments } est obligatoire
argparse-ambiguous = option ambiguë : { $option } peut correspondre à { $matches }
argparse-choice = choix non valide : { $value } (choix possibles : { $choices })
argparse-choice-closest = choix non valide : { $value }, peut-être { $closest } ? (choix possibles : { $choices })
argparse-value = valeur non valide : { $value }
argparse-expected-one = un argument est attendu
argparse-not-with = incompatible avec l’argument { $argument }
argparse-ignored = valeur { $argument } ignorée
# $value is quoted as it was typed.
number-none = { $value } n’est pas un nombre entier
number-less = { $value } est inférieur à { $least }
number-more = { $value } est supérieur à { $most }

# alhambra-desktop --help
desktop-about = Alhambra pour 2 à 6 joueurs, humains ou ordinateur.
desktop-file = partie sauvegardée ou relevé de partie à ouvrir
desktop-new = commencer une partie : des places, puis des options séparées par des espaces, comme "human,apprentice,builder:mason seed=7 modules=camps,huts" ; aussi game=granada et des règles maison (id=valeur)
desktop-screenshot = enregistrer une image de la table au format PNG, sans écran
desktop-size = taille de la fenêtre (par défaut : 1280x800)
desktop-scale = échelle de la fenêtre, de { $least } à { $most }
desktop-theme = thème pour cette fois
desktop-new-window = ouvrir une autre fenêtre s’il y en a déjà une
desktop-no-rule-sets = démarrer sans les compléments activés dans les préférences
desktop-sound-file = enregistrer le son dans un fichier WAV au lieu de le jouer
desktop-install-entry = ajouter le programme au menu du bureau, et l’associer aux parties sauvegardées et aux relevés
desktop-remove-entry = retirer le programme du menu du bureau

# What is wrong with a command line of alhambra-desktop. $value, $name and $kind are quoted as they were typed.
desktop-wrong-size = --size { $value } n’est pas une largeur et une hauteur de la forme 1280x800, jusqu’à { $most }.
desktop-wrong-scale = --scale { $value } n’est pas un nombre de { $least } à { $most }.
desktop-no-folder = impossible de trouver { $file } : le dossier courant n’existe plus. Lancer le programme depuis un autre dossier.
desktop-no-sound-file = impossible d’écrire dans --sound-file { $file }. Choisir un fichier dans un dossier accessible en écriture.
desktop-new-seed = --new : la graine { $value } n’est pas un nombre entier de { $most } chiffres au plus.
desktop-new-word = --new : { $name } n’est ni seed, ni game, ni modules, ni une règle maison ({ $known }).
desktop-new-seats = --new : une partie a { $most } places au plus.
# $fault is a whole sentence, such as setup-no-level.
desktop-new-level = --new : { $kind } n’est ni human ni un niveau. { $fault }
desktop-new-table = --new : { $fault }

# No window can be opened. $screens are variables with their values, such as DISPLAY=:0.
display-unknown = QT_QPA_PLATFORM={ $requested } n’est pas une plateforme de Qt ({ $known }). Supprimer cette variable.
display-none = impossible d’ouvrir une fenêtre : il n’y a pas d’écran. Lancer le programme depuis un bureau, ou enregistrer une image de la table avec --screenshot FILE.
display-mute = impossible d’ouvrir une fenêtre : l’écran ne répond pas ({ $screens }). Lancer le programme depuis un bureau, ou enregistrer une image de la table avec --screenshot FILE.

# The entry in the desktop's menu.
entry-installer = Sous Windows et macOS, l’installateur ajoute et retire l’entrée de menu.
entry-package = { $program } fait partie d’un paquet, qui ajoute et retire l’entrée de menu pour tous les utilisateurs.
entry-without-qt = Impossible de charger Qt : { $reason }. Installer la bibliothèque manquante.
entry-unwritten = Impossible d’enregistrer { $file } : { $reason }. Vérifier l’espace libre et les droits d’accès.
entry-there = Alhambra Desktop est maintenant dans le menu et ouvre les parties sauvegardées et les relevés : { $file }.
entry-none = Il n’y a pas d’entrée de menu d’Alhambra Desktop dans { $folder }.
entry-gone = L’entrée de menu d’Alhambra Desktop a été retirée de { $folder }. Les parties sauvegardées et les réglages sont conservés.
