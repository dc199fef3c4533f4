# alhambra-puzzles: puzzles from self-play. Lines of help are short and hold no per cent sign.
mining-about = Play computer games and turn positions with one clearly best turn into puzzles.
mining-folder = folder for puzzles and the list of seeds; run again to continue
mining-games = number of games to search, one per seed (default: 100)
mining-seed = first seed (default: 1)
mining-found = { $games ->
    [one] { $games } game
   *[other] { $games } games
 }: { $puzzles ->
    [one] { $puzzles } puzzle
   *[other] { $puzzles } puzzles
 }, { $modules } of them with modules.
mining-prove = verify the puzzles that come with the program
mining-renew = then remove those that fail and update the ratings of the others
mining-beaten = { $puzzle }: another turn is almost as good.
mining-unsolved = { $puzzle }: the strongest level fails too often.
mining-unreadable = { $puzzle }: cannot be read.
mining-proved = { $puzzles ->
    [one] { $puzzles } puzzle
   *[other] { $puzzles } puzzles
 }: { $holds } valid, { $beaten } ambiguous, { $unsolved } unsolved, { $unreadable } unreadable.
mining-renewed = { $kept ->
    [one] { $kept } puzzle was kept, with an updated rating
   *[other] { $kept } puzzles were kept, with updated ratings
 }; the others were removed.
noun-puzzles = puzzles
mining-stopped = stopped. Run the same command to continue.

# What is wrong. $reason is what the system says, in its own language.
mining-other = { $folder } belongs to another version of this program. Choose another folder.
mining-line = { $file } is damaged at line { $line }. Remove that line or choose another folder.
mining-unusable = cannot use { $folder }: { $reason }.
