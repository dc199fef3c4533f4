# Command lines. What stands in capitals or behind -- is typed as it is and stays; lines of help are short, as
# the terminal is narrow, and hold no per cent sign.

# $program is the name of a command, $sentence what is wrong.
command-says = { $program }: { $sentence }
# $fault is one of the clauses argparse-...
command-wrong = { $fault }; { $program } --help lists what is possible.
command-language = the language for this time, such as en or fr
command-version = show the version and exit
command-no-language = There are no words for the language { $code }; possible are { $known }.

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
number-none = { $value } is no whole number
number-less = { $value } is less than { $least }
number-more = { $value } is more than { $most }

# alhambra-desktop --help
desktop-about = Alhambra for 2 to 6 seats, people and computer players.
desktop-file = a saved game or a record to open
desktop-new = begin at once: seats such as 'human,apprentice,builder:mason', then seed=7, game=granada, modules=camps,huts or a house variant id=value
desktop-screenshot = draw the table into a PNG file, without a screen
desktop-size = size of the window (1280x800)
desktop-scale = everything larger, 1 to 3
desktop-theme = colours for this time
desktop-new-window = a window of its own beside one that is open
desktop-no-rule-sets = start without the rule sets that are switched on in the preferences
desktop-sound-file = write what is heard into a WAV file instead of playing it
desktop-install-entry = put the program into your desktop's menu, and let it open saved games and records
desktop-remove-entry = take that back

# What is wrong with a command line of alhambra-desktop. $value, $name and $kind are quoted as they were typed.
desktop-wrong-size = --size { $value } is not a width and a height such as 1280x800, of { $most } at most.
desktop-wrong-scale = --scale { $value } is not a number from { $least } to { $most }.
desktop-no-folder = The folder in which this was started is gone, so { $file } is not found; start it from another one.
desktop-no-sound-file = --sound-file { $file } is no file that can be written; name one in a folder of yours.
desktop-new-seed = --new: the seed { $value } is no whole number of { $most } digits at most.
desktop-new-word = --new: { $name } is neither seed, game, modules nor a house variant ({ $known }).
desktop-new-seats = --new: a table has at most { $most } seats.
# $fault is a whole sentence, such as setup-no-level.
desktop-new-level = --new: { $kind } is neither human nor a level: { $fault }
desktop-new-table = --new: { $fault }

# No window can be opened. $screens are variables with their values, such as DISPLAY=:0.
display-unknown = QT_QPA_PLATFORM={ $wish } names none of Qt's platforms ({ $known }); unset it.
display-none = there is no screen to open a window on; start it from a desktop, or draw the table into a file with --screenshot FILE.
display-mute = the screen does not answer ({ $screens }); start it from a desktop, or draw the table into a file with --screenshot FILE.

# The entry in the desktop's menu.
entry-installer = On Windows and macOS the installer does that, and its removal undoes it.
entry-package = { $program } belongs to a package, which brings the entry for everybody and takes it away.
entry-without-qt = Qt cannot be loaded: { $reason }; install the library that is missing.
entry-unwritten = { $file } cannot be written: { $reason }; make room or allow it.
entry-there = Alhambra Desktop is in the menu, and opens saved games and records: { $file }.
entry-none = There is no entry of Alhambra Desktop in { $folder }.
entry-gone = The entry of Alhambra Desktop is gone from { $folder }; saved games and settings stay.
