# What is wrong with a table that somebody wants to set up; each is one sentence.
# $name, $value and $player are quoted as they were typed ('x'); $known are the ids that can be typed.

setup-no-game = Jogo desconhecido: { $name }. Escolha entre { $known }.
setup-no-module = Módulo desconhecido: { $name }. Escolha entre { $known }.
setup-module-twice = Um módulo aparece duas vezes. Indique cada módulo uma só vez.
# $module and $game are their titles.
setup-not-together = Este módulo não pode ser jogado com { $game }: { $module }.
setup-seats = Uma partida tem de { $fewest } a { $most } jogadores, não { $count }.
setup-no-colour = Cor desconhecida: { $name }. Escolha entre { $known }.
setup-nobody = { $name } precisa ser pessoa ou computador, não { $player }.
setup-colour-twice = Dois jogadores têm a mesma cor. Escolha cores diferentes.
setup-name-twice = Dois jogadores têm o mesmo nome. Escolha nomes diferentes.
seat-nameless = Todo jogador precisa de um nome.
seat-name-long = { $most ->
    [one] O nome { $name } tem mais de { $most } caractere. Escolha um mais curto.
   *[other] O nome { $name } tem mais de { $most } caracteres. Escolha um mais curto.
 }
seat-name-broken = O nome { $name } contém um caractere que não pode ser salvo. Digite o nome de novo.

# $variant is the id of a house variant; $fault is one of the sentences below.
setup-variant = Regra da casa { $variant }: { $fault }
setup-variant-twice = Uma regra da casa aparece duas vezes. Indique cada uma só uma vez.
setup-variant-missing = Falta a regra da casa { $variant }.
setup-no-variant = Regra da casa desconhecida: { $name }.
setup-no-variant-of = Regra da casa desconhecida: { $name }. Escolha entre { $known }.
variant-not-one = { $value } não é um destes: { $known }.
variant-no-number = { $value } não é um número inteiro de { $least } a { $most }.
variant-no-name = { $value } não é um nome de 1 a { $most } caracteres.

setup-rules = As regras de { $modules } não podem ser usadas nesta partida: { $reason }.

# A rule set from outside that cannot be installed; $name is how it was named, $fault one of the clauses below.
install-refused = O pacote de regras { $name } não pode ser instalado: { $fault }.
# $variable is the environment variable that names rule sets; $fault is the sentence before.
install-environment = { $variable }: { $fault }
install-import = não pode ser importado ({ $reason })
install-no-module = não tem MODULE
install-automatic = seu MODULE tem automatic=True e entraria nas partidas sem ser escolhido; só os pacotes incluídos no programa podem fazer isso
install-no-rules = falta o arquivo { $file }
install-no-words = não há arquivos de textos em { $folder }
install-taken = já existe um módulo chamado { $module }
install-taken-variant = já existe uma regra da casa chamada { $variant }
# $language is the code of a language, such as fr; $reason what a program says.
install-words = os textos em { $language } não podem ser lidos ({ $reason })
# $name is the id of a pattern in its files of words.
install-no-word = não tem texto em inglês para { $name }

setup-no-level = Nível desconhecido: { $name }. Escolha entre { $known }.
setup-no-style = Estilo desconhecido: { $name }. Escolha entre { $known }.
# $level is the id of a level; $known are the ids of those that play in a style.
setup-unstyled = O nível { $level } não tem estilos. Os níveis com estilos são { $known }.

# Some printed values are not certain; $others is how many are certain
parts-reconstructed = { $others ->
    [0] { $parts-genero ->
        [m] Todos os { $every } { $parts } são reconstruções.
       *[f] Todas as { $every } { $parts } são reconstruções.
    }
   *[other] Reconstruções: { $guessed } de { $every } { $parts }.
 }
