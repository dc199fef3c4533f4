# alhambra-puzzles: puzzles from self-play. Lines of help are short and hold no per cent sign.
mining-about = Jogar partidas do computador e transformar em desafios as posições com um turno claramente melhor.
mining-folder = pasta para os desafios e a lista de sementes; executar de novo para continuar
mining-games = número de partidas a examinar, uma por semente (padrão: 100)
mining-seed = primeira semente (padrão: 1)
mining-found = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
 }: { $puzzles ->
    [one] { $puzzles } desafio
   *[other] { $puzzles } desafios
 }, { $modules } com módulos.
mining-prove = verificar os desafios que vêm com o programa
mining-renew = depois remover os que falham e atualizar o rating dos outros
mining-beaten = { $puzzle }: outro turno é quase tão bom.
mining-unsolved = { $puzzle }: o nível mais forte falha com frequência demais.
mining-unreadable = { $puzzle }: não pode ser lido.
mining-proved = { $puzzles ->
    [one] { $puzzles } desafio: { $holds } válidos, { $beaten } ambíguos, { $unsolved } sem solução, { $unreadable } ilegíveis.
   *[other] { $puzzles } desafios: { $holds } válidos, { $beaten } ambíguos, { $unsolved } sem solução, { $unreadable } ilegíveis.
 }
mining-renewed = { $kept ->
    [one] { $kept } desafio mantido, com rating atualizado; os outros foram removidos.
   *[other] { $kept } desafios mantidos, com rating atualizado; os outros foram removidos.
 }
noun-puzzles = desafios
mining-stopped = interrompido. Executar o mesmo comando para continuar.

# What is wrong. $reason is what the system says, in its own language.
mining-other = { $folder } pertence a outra versão deste programa. Escolher outra pasta.
mining-line = { $file } está danificado na linha { $line }. Remover essa linha ou escolher outra pasta.
mining-unusable = impossível usar { $folder }: { $reason }.
