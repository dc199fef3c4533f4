# The files of preferences and of progress. $file and $spare are names of files; $reason is what the system says, in its own
# language, or file-folder and the like.
settings-unkept = Não é possível gravar { $file } ({ $reason }).
settings-unread = Não é possível ler { $file } ({ $reason }).
settings-damaged = Não é possível ler { $file }.
settings-none = { $file } não contém nenhuma configuração.
# $settings are names of values as they stand in the file.
settings-impossible = { $file } contém valores impossíveis ({ $settings }).
# $fault is one of the sentences above; $wrong is how many values are wrong, or 0 where all are.
settings-aside = { $wrong ->
    [0] { $fault } O arquivo agora se chama { $spare }. As configurações padrão estão em uso.
    [one] { $fault } O arquivo agora se chama { $spare }. Esta configuração voltou ao padrão.
   *[other] { $fault } O arquivo agora se chama { $spare }. Estas configurações voltaram ao padrão.
 }
settings-stuck = { $wrong ->
    [0] { $fault } Não é possível renomear { $file } ({ $reason }). As configurações padrão estão em uso.
    [one] { $fault } Não é possível renomear { $file } ({ $reason }). Esta configuração voltou ao padrão.
   *[other] { $fault } Não é possível renomear { $file } ({ $reason }). Estas configurações voltaram ao padrão.
 }

# Keeping the table, and saving it by name. $folder is a whole path, $file a name.
keep-nowhere = As partidas não podem ser salvas automaticamente em { $folder } ({ $reason }). Você ainda pode jogar e salvar a partida em outra pasta.
keep-apart = Há outra janela do Alhambra Desktop aberta. Esta janela salva as suas partidas à parte, em { $folder }.
keep-failed = A partida não pôde ser salva em { $folder } ({ $reason }).
keep-own = { $file } é um arquivo do próprio programa. Escolha outro lugar.
keep-untouched = Você ainda não jogou nesta partida. Ela não será salva quando você fechar a janela.
keep-let-go = A partida anterior não foi salva: você ainda não tinha jogado nela.
keep-saved = Salva como { $file }.
keep-exported = Registro exportado para { $file }.
keep-unwritten = Não foi possível salvar { $file } ({ $reason }). Escolha outro lugar.
keep-slow = O disco está lento e ainda não foi tudo salvo. Feche de novo para sair sem salvar o resto.
keep-picture = Não foi possível salvar { $file }. Escolha outro lugar.
# The question of a window that is closed while a game cannot be written; $reason is what the system says.
unkept-title = Partida não salva
unkept-text = Não foi possível salvar a partida: { $reason }. Se você fechar a janela agora, suas últimas ações se perderão.
unkept-again = &Tentar de novo
unkept-elsewhere = &Salvar em outro lugar…
unkept-discard = &Descartar
unkept-stay = &Cancelar
