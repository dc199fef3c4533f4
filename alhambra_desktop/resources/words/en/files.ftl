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
    [0] { $fault } It was put aside as { $spare }, and default values are used instead.
    [one] { $fault } It was put aside as { $spare }, and the default value is used for this one.
   *[other] { $fault } It was put aside as { $spare }, and default values are used for these.
 }
settings-stuck = { $wrong ->
    [0] { $fault } { $file } cannot be put aside ({ $reason }); default values are used instead.
    [one] { $fault } { $file } cannot be put aside ({ $reason }); the default value is used for this one.
   *[other] { $fault } { $file } cannot be put aside ({ $reason }); default values are used for these.
 }

# Keeping the table, and saving it by name. $folder is a whole path, $file a name.
keep-nowhere = Games cannot be kept in { $folder } ({ $reason }); you can play, and save under a name elsewhere.
keep-apart = Another window of Alhambra Desktop is open; this one keeps its games apart, in { $folder }.
keep-failed = The table could not be kept in { $folder } ({ $reason }).
keep-own = { $file } is a file of the program itself; choose another place.
keep-untouched = Nothing has been done in this game yet; it is kept only as long as the window is open.
keep-let-go = Nothing had been done in the game before this one; it was not kept.
keep-saved = Saved as { $file }.
keep-exported = Record written to { $file }.
keep-unwritten = { $file } could not be written ({ $reason }); choose another place.
keep-slow = The disk is slow and not all is written yet; close again to leave without it.
keep-picture = { $file } could not be written; choose another place.
# The question of a window that is closed while a game cannot be written; $reason is what the system says.
unkept-title = Game not saved
unkept-told = The game could not be saved: { $reason }. If you close the window now, your last actions are lost.
unkept-again = &Try again
unkept-elsewhere = &Save elsewhere…
unkept-discard = &Discard
unkept-stay = &Cancel
