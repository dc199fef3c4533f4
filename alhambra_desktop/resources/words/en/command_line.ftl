# Command lines. What stands in capitals or behind -- is typed as it is and stays; lines of help are short, as
# the terminal is narrow, and hold no per cent sign.

# $program is the name of a command, $sentence what is wrong.
command-says = { $program }: { $sentence }
# $fault is one of the clauses argparse-...
command-wrong = { $fault }; see { $program } --help.
command-language = language for this run, such as en or fr
command-version = show the version and exit
command-no-language = There is no translation for { $code }. Choose from { $known }.

# The words of Python's argparse. "argparse-usage" stands before the command, with a space behind its colon.
argparse-usage = usage:{" "}
argparse-positional = positional arguments
argparse-options = options
argparse-heading = { $heading }:
argparse-help = show this help message and exit
# $argument and $arguments are options, such as --seats; $fault is one of the next clauses.
argparse-argument = argument { $argument }: { $fault }
argparse-unrecognized = unrecognized arguments: { $arguments }
argparse-required = the following arguments are required: { $arguments }
argparse-one-of = one of the arguments { $arguments } is required
argparse-ambiguous = ambiguous option: { $option } could match { $matches }
argparse-choice = invalid choice: { $value } (choose from { $choices })
argparse-choice-closest = invalid choice: { $value }, maybe you meant { $closest }? (choose from { $choices })
argparse-value = invalid value: { $value }
argparse-expected-one = expected one argument
argparse-not-with = not allowed with argument { $argument }
argparse-ignored = ignored explicit argument { $argument }
# $value is quoted as it was typed.
number-none = { $value } is not a whole number
number-less = { $value } is less than { $least }
number-more = { $value } is more than { $most }

# alhambra-desktop --help
desktop-about = Alhambra for 2 to 6 human and computer players.
desktop-file = saved game or game record to open
desktop-new = start a game: seats, then options separated by spaces, such as 'human,apprentice,builder:mason seed=7 modules=camps,huts'; also game=granada and house rules (id=value)
desktop-screenshot = save a picture of the table as a PNG file, without a screen
desktop-size = window size (default: 1280x800)
desktop-scale = scale of the window, { $least } to { $most }
desktop-theme = theme for this run
desktop-new-window = open a separate window if one is already open
desktop-no-rule-sets = start without the rule sets enabled in Preferences
desktop-sound-file = write the sound to a WAV file instead of playing it
desktop-install-entry = add the program to the desktop’s menu and open saved games and records with it
desktop-remove-entry = remove the program from the desktop’s menu

# What is wrong with a command line of alhambra-desktop. $value, $name and $kind are quoted as they were typed.
desktop-wrong-size = --size { $value } is not a width and a height such as 1280x800, up to { $most }.
desktop-wrong-scale = --scale { $value } is not a number from { $least } to { $most }.
desktop-no-folder = cannot find { $file }: the current folder no longer exists. Start the program from another folder.
desktop-no-sound-file = cannot write --sound-file { $file }. Choose a file in a folder that you can write to.
desktop-new-seed = --new: the seed { $value } is not a whole number of up to { $most } digits.
desktop-new-word = --new: { $name } is not seed, game, modules or a house rule ({ $known }).
desktop-new-seats = --new: a game has at most { $most } seats.
# $fault is a whole sentence, such as setup-no-level.
desktop-new-level = --new: { $kind } is not human or a level: { $fault }
desktop-new-table = --new: { $fault }

# No window can be opened. $screens are variables with their values, such as DISPLAY=:0.
display-unknown = QT_QPA_PLATFORM={ $requested } is not one of Qt’s platforms ({ $known }). Unset it.
display-none = cannot open a window: there is no screen. Start the program from a desktop, or save a picture of the table with --screenshot FILE.
display-mute = cannot open a window: the screen does not respond ({ $screens }). Start the program from a desktop, or save a picture of the table with --screenshot FILE.

# The entry in the desktop's menu.
entry-installer = On Windows and macOS, the installer adds and removes the menu entry.
entry-package = { $program } belongs to a package, which adds and removes the menu entry for all users.
entry-without-qt = Cannot load Qt: { $reason }. Install the missing library.
entry-unwritten = Cannot write { $file }: { $reason }. Check the free space and your permissions.
entry-there = Alhambra Desktop is now in the menu and opens saved games and records: { $file }.
entry-none = There is no menu entry of Alhambra Desktop in { $folder }.
entry-gone = The menu entry of Alhambra Desktop was removed from { $folder }. Saved games and settings were kept.
