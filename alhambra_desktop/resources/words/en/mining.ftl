# alhambra-puzzles: puzzles from self-play. Lines of help are short and hold no per cent sign.
mining-about = Computer players play each other, and moments with one clearly best turn become puzzles.
mining-folder = where puzzles and the list of seeds are kept; the same command goes on there
mining-games = how many games to look at, one for each seed (100)
mining-seed = the first seed (1)
mining-found = { $games ->
    [one] { $games } game
   *[other] { $games } games
 }: { $puzzles ->
    [one] { $puzzles } puzzle
   *[other] { $puzzles } puzzles
 }, { $modules } of them with modules.
mining-prove = prove again the puzzles that the program brings
mining-renew = after that remove those that fail, and rate the others anew
mining-beaten = { $puzzle }: another turn comes too near.
mining-unsolved = { $puzzle }: the strongest level misses it too often.
mining-unreadable = { $puzzle }: cannot be read.
mining-proved = { $puzzles ->
    [one] { $puzzles } puzzle
   *[other] { $puzzles } puzzles
 }: { $holds } hold, { $beaten } beaten, { $unsolved } unsolved, { $unreadable } unreadable.
mining-renewed = { $kept ->
    [one] { $kept } puzzle is kept, with its rating of now
   *[other] { $kept } puzzles are kept, with their ratings of now
 }; the others are removed.
noun-puzzles = puzzles
mining-stopped = stopped; the same command goes on where it was.

# What is wrong. $reason is what the system says, in its own language.
mining-other = { $folder } was mined in by another version of this program; name another folder.
mining-line = { $file } is damaged at line { $line }; remove that line, or name another folder.
mining-unusable = { $folder } cannot be used: { $reason }.
