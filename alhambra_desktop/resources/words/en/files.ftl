# The files of preferences and of progress. $file and $spare are names of files; $reason is what the system says, in its own
# language, or file-folder and the like.
settings-unkept = { $file } cannot be written ({ $reason }).
settings-unread = { $file } cannot be read ({ $reason }).
settings-damaged = { $file } cannot be read.
settings-none = { $file } contains no settings.
# $settings are names of values as they stand in the file.
settings-impossible = { $file } contains impossible values ({ $settings }).
# $fault is one of the sentences above; $wrong is how many values are wrong, or 0 where all are.
settings-aside = { $wrong ->
    [0] { $fault } The file was renamed { $spare }. Default settings are in use.
    [one] { $fault } The file was renamed { $spare }. This setting was reset to its default.
   *[other] { $fault } The file was renamed { $spare }. These settings were reset to their defaults.
 }
settings-stuck = { $wrong ->
    [0] { $fault } { $file } cannot be renamed ({ $reason }). Default settings are in use.
    [one] { $fault } { $file } cannot be renamed ({ $reason }). This setting was reset to its default.
   *[other] { $fault } { $file } cannot be renamed ({ $reason }). These settings were reset to their defaults.
 }

# Keeping the table, and saving it by name. $folder is a whole path, $file a name.
keep-nowhere = Games cannot be saved automatically in { $folder } ({ $reason }). You can still play, and save the game in another folder.
keep-apart = Another Alhambra Desktop window is open. This window saves its games separately, in { $folder }.
keep-failed = The game could not be saved in { $folder } ({ $reason }).
keep-own = { $file } is a file of the program itself. Choose another place.
keep-untouched = You have not made a move in this game yet. It is not saved when you close the window.
keep-let-go = The previous game was not saved: you had not made a move in it.
keep-saved = Saved as { $file }.
keep-exported = Record exported to { $file }.
keep-unwritten = { $file } could not be saved ({ $reason }). Choose another place.
keep-slow = The disk is slow, and not everything has been saved yet. Close again to quit without saving the rest.
keep-picture = { $file } could not be saved. Choose another place.
# The question of a window that is closed while a game cannot be written; $reason is what the system says.
unkept-title = Game not saved
unkept-text = The game could not be saved: { $reason }. If you close the window now, your last actions are lost.
unkept-again = &Try again
unkept-elsewhere = &Save elsewhere…
unkept-discard = &Discard
unkept-stay = &Cancel
