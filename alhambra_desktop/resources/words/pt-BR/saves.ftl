# Files that cannot be opened. $file and $previous are names of files; $fault is one of the clauses below, and
# "it" in them is the file. $place names the part of the file, for those who can repair it ("state.agenda[0]").

save-closed = Não é possível abrir { $file } ({ $fault }). Escolha outro arquivo.
save-closed-previous = Não é possível abrir { $file } ({ $fault }). A cópia anterior é { $previous }.
save-no-file = Não é possível abrir { $file } ({ $fault }). Escolha uma partida salva ou um registro de partida.
# $reason is what the system says, in its own language, or file-nameless.
save-unread = Não é possível ler { $file } ({ $reason }). Verifique o local e as suas permissões.
# $fault is a whole sentence, such as setup-no-module.
save-table = Não é possível montar a partida de { $file }. Escolha outro arquivo. { $fault }
save-table-previous = Não é possível montar a partida de { $file }. A cópia anterior é { $previous }. { $fault }

file-folder = é uma pasta, não um arquivo
file-pipe = é um pipe, não um arquivo
file-socket = é um socket, não um arquivo
file-device = é um dispositivo, não um arquivo
file-large = é grande demais: { $megabytes } MB
file-nameless = não é um nome de arquivo válido

save-foreign = não é uma partida salva do Alhambra Desktop
save-version = tem a versão desconhecida { $version }
save-newer = foi salvo por um programa mais recente no formato { $version }, mas este programa aceita o { $known }: atualize o programa
save-older = foi salvo por uma versão antiga de teste no formato { $version }, mas este programa precisa do formato { $known }
save-changed = o arquivo foi editado ou está danificado (a soma de verificação não confere)
save-no-text = não é uma partida salva: texto inválido no byte { $byte }
save-lists = não é uma partida salva: contém listas demais
save-half = está danificado: um texto contém um caractere inválido
save-deep = está danificado ou incompleto: níveis demais
save-cut-off = está danificado ou incompleto na linha { $line }, coluna { $column }
save-digits = está danificado: um número tem milhares de algarismos
# $name is the text found in place of a number, such as NaN.
save-constant = está danificado: { $name } não é um número
save-apart = as partes não combinam
save-apart-at = contém um erro em { $place }: não combina com o resto da partida
save-impossible = contém um erro em { $place }: { $fault }

# Records of games, which are played again to open them. $number counts the events from 1; $event is the quoted
# name of one.
record-unfit = é um registro de partida que não pode ser reproduzido: { $fault }
record-unfit-at = é um registro de partida que não pode ser reproduzido, { $place }: { $fault }
record-version = a versão é { $version }, mas este programa aceita a { $known }
record-event = evento { $number }, { $event }: { $fault }
record-event-none = evento { $number }: { $value } não é um evento
record-no-turn = nenhum turno começa

# What is wrong with a part of a file. $value, $name, $recorded, $ruled and $parts are quoted as they stand there.
misfit-at = { $place }: { $fault }
misfit-unnamed = { $value } não tem partes com nome
misfit-parts = partes desconhecidas ou ausentes: { $parts }
misfit-list = { $value } não é uma lista
misfit-count = { $count ->
    [one] { $value } não tem { $count } parte
   *[other] { $value } não tem { $count } partes
 }
misfit-number = { $value } não é um número inteiro
misfit-truth = { $value } não é verdadeiro nem falso
misfit-text = { $value } não é texto
misfit-long = { $most ->
    [one] { $value } tem mais de { $most } caractere
   *[other] { $value } tem mais de { $most } caracteres
 }
misfit-more = mais de { $most }
misfit-none = { $name } não existe
misfit-step = passo desconhecido: { $name }
misfit-action = ação desconhecida: { $name }
misfit-promise = { $name } não pode ser planejado
misfit-tile = peça desconhecida: { $name }
misfit-level = { $level } não é nível nem estilo
misfit-square = uma peça não pode ficar em { $square }
misfit-fountain = uma cidade sem a sua fonte
misfit-starts = quadrados que não podem ser um início
misfit-modules = as partes dos módulos não combinam com a partida
misfit-table = de outra partida
misfit-agenda = { $count ->
    [one] { $count } passo adiante
   *[other] { $count } passos adiante
 }
misfit-seat = um lugar que não existe
misfit-idle = nenhum jogador pode agir
misfit-stuck = a partida não continuaria
misfit-stuck-by = a partida não continuaria: { $fault }
misfit-placements = dois lugares planejados para uma peça
misfit-hints = os números de dicas usadas estão incompletos
misfit-hint-counts = os números de dicas precisam ser inteiros
misfit-points = { $count ->
    [one] não são os pontos de { $count } jogador
   *[other] não são os pontos de { $count } jogadores
 }
misfit-now = não é possível agora
misfit-not-for = o lugar { $seat } não pode agir agora
# $rule is the number of a rule, such as B-9.
misfit-rule = { $reason } ({ $rule })
misfit-other = as regras exigem { $event } aqui
misfit-differs = { $place } é { $recorded }, mas as regras dão { $ruled }
