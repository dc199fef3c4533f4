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
mining-stopped = stopped; the same command goes on where it was.

# What is wrong. $reason is what the system says, in its own language.
mining-other = { $folder } was mined in by another version of this program; name another folder.
mining-line = { $file } is damaged at line { $line }; remove that line, or name another folder.
mining-unusable = { $folder } cannot be used: { $reason }.
