### Rule sets that do not come with the program: the page of the preferences, and what is wrong with them.

add-ons-what = Jogos e variantes feitos por outras pessoas, por exemplo com peças novas ou outra pontuação. Ative um para poder escolhê-lo em novas partidas. Partidas em andamento mantêm os seus pacotes.
add-ons-none = Nenhum pacote de regras ainda
add-ons-none-how = Instale um a partir de um arquivo .zip ou de uma pasta que os autores lhe deram.
add-ons-warning = Pacotes de regras são programas. Depois de ativado, um pacote pode fazer tudo o que você pode fazer neste computador. Instale só os de pessoas em quem confia.
add-ons-install = Instalar de um arquivo…
add-ons-install-folder = Instalar de uma pasta…
add-ons-remove = Remover
add-ons-open = Abrir a pasta dos pacotes
add-ons-archives = Pacotes de regras
# On a row; $author is a name, $languages are names of languages, $licence such as MIT.
add-ons-by = de { $author } · { $languages } · { $licence }
add-ons-on = ligado
add-ons-off = desligado
add-ons-broken = com defeito
add-ons-why = Por quê
# A row as a screen reader reads it; $state is one of the three messages above, $sentence the rule set’s sentence or its fault.
add-ons-row = { $title } { $version }, { $state }. { $sentence }
add-ons-playing = A partida atual usa este pacote. Comece uma partida sem ele para atualizá-lo, desativá-lo ou removê-lo.
add-ons-by-python = Foi instalado com as ferramentas do próprio Python. Use-as para removê-lo.
add-ons-needed = { $count ->
    [0] Nenhuma partida em andamento precisa dele.
    [one] Uma partida em andamento precisa dele.
   *[other] { $count } partidas em andamento precisam dele.
 }
add-ons-replace-title = Substituir?
# $older and $newer are titles of rule sets with their versions.
add-ons-replace = { $older } já está instalado. Substituir por { $newer }? O novo pacote fica desligado até você ativá-lo.
# Shown while a file is copied or a rule set is tested
add-ons-working = Um momento…
# Shown when the program starts; $names are names of packages.
add-ons-left-out = Alguns pacotes de regras não puderam ser carregados: { $names }. Veja os detalhes em Preferências, Pacotes de regras.

# Sentences; $name is a file or a package, $fault one of the clauses below, $reason what the system says.
add-on-refused = Não é possível usar { $name }: { $fault }.
add-on-unwritten = Não é possível gravar em { $folder } ({ $reason }).
add-on-not-here = { $name } não está na pasta dos pacotes de regras.
add-on-stays = Não é possível remover { $name } ({ $reason }).
add-on-gone = não existe mais
add-on-unread = não pode ser lido ({ $reason })
add-on-no-archive = não é um arquivo .zip completo
add-on-too-much = contém mais de { $files } arquivos ou { $megabytes } MB, demais para um pacote de regras
add-on-died = o programa caiu ao carregá-lo, por isso ele foi desativado; reinicie o programa para ativá-lo de novo
add-on-crashed = o programa cai ao carregá-lo
add-on-endless = { $seconds ->
    [one] não terminou de carregar em { $seconds } segundo
   *[other] não terminou de carregar em { $seconds } segundos
 }
add-on-no-package = não contém exatamente uma pasta com um arquivo { $file }
add-on-no-file = o arquivo { $file } está faltando ou não pode ser lido
add-on-no-toml = a descrição não está em TOML ({ $reason })
add-on-no-field = falta { $field } na descrição
add-on-newer = precisa da versão { $needs } deste programa, e esta é a { $version }
add-on-name = { $name } não é um nome válido de pacote Python
add-on-name-taken = O Python já usa o nome { $name } para outra coisa

# Why a view file of a rule set cannot be used; $reason is an error message in English.
install-view = o arquivo de visualização não pode ser usado ({ $reason })
install-rules = o texto das regras não pode ser lido ({ $reason })
# A saved game; $names are rule sets with their versions and makers.
save-needs = Esta partida precisa de pacotes de regras que não estão ativados aqui: { $names }. Veja Preferências, Pacotes de regras.
# The same if other versions are installed; $names are lines such as the next message.
save-other-version = Esta partida usou outra versão de um pacote de regras, que a versão instalada não consegue ler: { $names }. Instale a versão anterior para abrir o arquivo. Ele não está danificado.
rule-set-versions = { $title } { $played } (instalada: { $here })
# $needs is that sentence.
save-needing = Ainda não é possível abrir { $file }. { $needs }
save-needs-show = Pacotes de regras…
save-needs-show-tip = Ver de quais pacotes de regras esta partida precisa
# One of them; $contact is an address.
rule-set-from = { $title } { $version } de { $author }
rule-set-from-at = { $title } { $version } de { $author } ({ $contact })
