# Command lines. What stands in capitals or behind -- is typed as it is and stays; lines of help are short, as
# the terminal is narrow, and hold no per cent sign.

# $program is the name of a command, $sentence what is wrong.
command-says = { $program }: { $sentence }
# $fault is one of the clauses argparse-...
command-wrong = { $fault }; ver { $program } --help.
command-language = idioma desta execução, como en ou pt-BR
command-version = mostrar a versão e sair
command-no-language = Não há tradução para { $code }. Escolher entre { $known }.

# The words of Python's argparse. "argparse-usage" stands before the command, with a space behind its colon.
argparse-usage = uso:{" "}
argparse-positional = argumentos posicionais
argparse-options = opções
argparse-heading = { $heading }:
argparse-help = mostrar esta ajuda e sair
# $argument and $arguments are options, such as --seats; $fault is one of the next clauses.
argparse-argument = argumento { $argument }: { $fault }
argparse-unrecognized = argumentos desconhecidos: { $arguments }
argparse-required = faltam os argumentos: { $arguments }
argparse-one-of = é necessário um dos argumentos { $arguments }
argparse-ambiguous = opção ambígua: { $option } pode ser { $matches }
argparse-choice = escolha inválida: { $value } (escolher entre { $choices })
argparse-choice-closest = escolha inválida: { $value }, seria { $closest }? (escolher entre { $choices })
argparse-value = valor inválido: { $value }
argparse-expected-one = espera-se um argumento
argparse-not-with = não permitido com o argumento { $argument }
argparse-ignored = argumento explícito ignorado: { $argument }
# $value is quoted as it was typed.
number-none = { $value } não é um número inteiro
number-less = { $value } é menor que { $least }
number-more = { $value } é maior que { $most }

# alhambra-desktop --help
desktop-about = Alhambra para 2 a 6 jogadores, pessoas e virtuais.
desktop-file = partida salva ou registro a abrir
desktop-new = começar uma partida: lugares, depois opções separadas por espaços, como 'human,apprentice,builder:mason seed=7 modules=camps,huts'; também game=granada e regras da casa (id=valor)
desktop-screenshot = salvar uma imagem da mesa como arquivo PNG, sem tela
desktop-size = tamanho da janela (padrão: 1280x800)
desktop-scale = escala da janela, de { $least } a { $most }
desktop-theme = tema desta execução
desktop-new-window = abrir outra janela se já houver uma aberta
desktop-no-rule-sets = começar sem os pacotes de regras ativados nas preferências
desktop-sound-file = gravar o som em um arquivo WAV em vez de tocá-lo
desktop-install-entry = acrescentar o programa ao menu do sistema e abrir com ele partidas salvas e registros
desktop-remove-entry = remover o programa do menu do sistema

# What is wrong with a command line of alhambra-desktop. $value, $name and $kind are quoted as they were typed.
desktop-wrong-size = --size { $value } não é uma largura e uma altura como 1280x800, até { $most }.
desktop-wrong-scale = --scale { $value } não é um número de { $least } a { $most }.
desktop-no-folder = impossível encontrar { $file }: a pasta atual não existe mais. Iniciar o programa em outra pasta.
desktop-no-sound-file = impossível gravar --sound-file { $file }. Escolher um arquivo em uma pasta que permita gravação.
desktop-new-seed = --new: a semente { $value } não é um número inteiro de até { $most } algarismos.
desktop-new-word = --new: { $name } não é seed, game, modules nem uma regra da casa ({ $known }).
desktop-new-seats = --new: uma partida tem no máximo { $most } lugares.
# $fault is a whole sentence, such as setup-no-level.
desktop-new-level = --new: { $kind } não é human nem um nível: { $fault }
desktop-new-table = --new: { $fault }

# No window can be opened. $screens are variables with their values, such as DISPLAY=:0.
display-unknown = QT_QPA_PLATFORM={ $requested } não é uma das plataformas do Qt ({ $known }). Remover essa variável.
display-none = impossível abrir uma janela: não há tela. Iniciar o programa em um ambiente gráfico, ou salvar uma imagem da mesa com --screenshot ARQUIVO.
display-mute = impossível abrir uma janela: a tela não responde ({ $screens }). Iniciar o programa em um ambiente gráfico, ou salvar uma imagem da mesa com --screenshot ARQUIVO.

# The entry in the desktop's menu.
entry-installer = No Windows e no macOS, o instalador acrescenta e remove o item do menu.
entry-package = { $program } faz parte de um pacote, que acrescenta e remove o item do menu para todos os usuários.
entry-without-qt = Impossível carregar o Qt: { $reason }. Instalar a biblioteca que falta.
entry-unwritten = Impossível gravar { $file }: { $reason }. Verificar o espaço livre e as permissões.
entry-there = O Alhambra Desktop está agora no menu e abre partidas salvas e registros: { $file }.
entry-none = Não há item de menu do Alhambra Desktop em { $folder }.
entry-gone = O item de menu do Alhambra Desktop foi removido de { $folder }. As partidas salvas e as configurações ficaram.
