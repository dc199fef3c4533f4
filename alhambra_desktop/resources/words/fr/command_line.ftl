# Command lines. What stands in capitals or behind -- is typed as it is and stays; lines of help are short, as
# the terminal is narrow, and hold no per cent sign.

# $program is the name of a command, $sentence what is wrong.
command-says = { $program } : { $sentence }
# $fault is one of the clauses argparse-...
command-wrong = { $fault } ; { $program } --help montre ce qui est possible.
command-language = la langue pour cette fois, par exemple en ou fr
command-version = affiche la version et quitte
command-no-language = Il n’y a pas de mots pour la langue { $code } ; au choix : { $known }.

# The words of Python's argparse. "argparse-usage" stands before the command, with a space behind its colon.
argparse-usage = utilisation :{ " " }
argparse-positional = arguments positionnels
argparse-options = options
argparse-heading = { $heading } :
argparse-help = affiche cette aide et s’arrête
# $argument and $arguments are options, such as --seats; $fault is one of the next clauses.
argparse-argument = argument { $argument } : { $fault }
argparse-unrecognized = arguments inconnus : { $arguments }
argparse-required = il manque ces arguments : { $arguments }
argparse-one-of = il faut l’un des arguments { $arguments }
argparse-ambiguous = option ambiguë : { $option } peut être { $matches }
argparse-choice = choix impossible : { $value } (au choix : { $choices })
argparse-choice-closest = choix impossible : { $value }, peut-être { $closest } ? (au choix : { $choices })
argparse-value = valeur impossible : { $value }
argparse-expected-one = il faut une valeur
argparse-not-with = ne va pas avec l’argument { $argument }
argparse-ignored = valeur { $argument } ignorée
# $value is quoted as it was typed.
number-none = { $value } n’est pas un nombre entier
number-less = { $value } est inférieur à { $least }
number-more = { $value } est supérieur à { $most }

# alhambra-desktop --help
desktop-about = Alhambra de 2 à 6 joueurs, personnes ou ordinateur.
desktop-file = une partie sauvegardée ou un relevé à ouvrir
desktop-new = commence tout de suite : des places comme « human,apprentice,builder:mason », puis seed=7, game=granada, modules=camps,huts ou une règle maison id=valeur
desktop-screenshot = dessine la table dans un fichier PNG, sans écran
desktop-size = taille de la fenêtre (1280x800)
desktop-scale = tout en plus grand, de 1 à 3
desktop-theme = couleurs pour cette fois
desktop-new-window = une fenêtre à part, à côté de celle qui est ouverte
desktop-no-rule-sets = démarre sans les compléments activés dans les préférences
desktop-sound-file = écrit ce qui s’entend dans un fichier WAV au lieu de le jouer
desktop-install-entry = met le programme dans le menu de ton bureau, et lui fait ouvrir parties et relevés
desktop-remove-entry = défait cela

# What is wrong with a command line of alhambra-desktop. $value, $name and $kind are quoted as they were typed.
desktop-wrong-size = --size { $value } n’est pas une largeur et une hauteur comme 1280x800, de { $most } au plus.
desktop-wrong-scale = --scale { $value } n’est pas un nombre de { $least } à { $most }.
desktop-no-folder = Le dossier de départ n’existe plus, { $file } est donc introuvable ; lance le programme depuis un autre.
desktop-no-sound-file = --sound-file { $file } n’est pas un fichier où l’on peut écrire ; choisis-en un dans un dossier à toi.
desktop-new-seed = --new : la graine { $value } n’est pas un nombre entier de { $most } chiffres au plus.
desktop-new-word = --new : { $name } n’est ni seed, ni game, ni modules, ni une règle maison ({ $known }).
desktop-new-seats = --new : une table a au plus { $most } places.
# $fault is a whole sentence, such as setup-no-level.
desktop-new-level = --new : { $kind } n’est ni human ni un niveau. { $fault }
desktop-new-table = --new : { $fault }

# No window can be opened. $screens are variables with their values, such as DISPLAY=:0.
display-unknown = QT_QPA_PLATFORM={ $wish } n’est pas une plateforme de Qt ({ $known }) ; enlève cette variable.
display-none = il n’y a pas d’écran où ouvrir une fenêtre ; démarre depuis un bureau, ou dessine la table dans un fichier avec --screenshot FILE.
display-mute = l’écran ne répond pas ({ $screens }) ; démarre depuis un bureau, ou dessine la table dans un fichier avec --screenshot FILE.

# The entry in the desktop's menu.
entry-installer = Sous Windows et macOS, l’installateur s’en charge, et la désinstallation le défait.
entry-package = { $program } fait partie d’un paquet, qui apporte l’entrée pour tous et l’enlève.
entry-without-qt = Qt ne peut pas être chargé : { $reason } ; installe la bibliothèque qui manque.
entry-unwritten = { $file } ne peut pas être écrit : { $reason } ; fais de la place ou donne-toi les droits.
entry-there = Alhambra Desktop est dans le menu, et ouvre parties et relevés : { $file }.
entry-none = Il n’y a pas d’entrée d’Alhambra Desktop dans { $folder }.
entry-gone = L’entrée d’Alhambra Desktop n’est plus dans { $folder } ; les parties et les réglages restent.
