### Levels and styles of computer players. Names stand in lists and behind a name: "Yusuf · builder, mason".

# In place of a level while computer players cannot think.
level-simple = jogo simples
level-newcomer = novato
level-newcomer-sentence = Conhece as regras e compra as peças mais bonitas.
level-apprentice = aprendiz
level-apprentice-sentence = Encontra boas jogadas, mas raramente a melhor.
level-journeyman = artesão
level-journeyman-sentence = Joga com solidez e se engana aqui e ali.
level-builder = construtor
level-builder-sentence = Pondera maiorias, muralhas, dinheiro e quantias exatas sem errar.
level-architect = arquiteto
level-architect-sentence = Aprendeu em milhares de partidas quanto vale uma posição.
level-master = mestre
level-master-sentence = Lembra quem pegou cada carta e testa seus melhores planos contra as respostas prováveis.
level-grandmaster = grande mestre
level-grandmaster-sentence = Lembra todas as cartas, usa todo o tempo para pensar e não dá nada de graça.

style-plain = versátil
style-plain-sentence = Não tem preferências.
style-mason = pedreiro
style-mason-sentence = Adora muralhas longas.
style-collector = colecionador
style-collector-sentence = Quer um pouco de tudo.
style-blocker = bloqueador
style-blocker-sentence = Pega aquilo de que os outros precisam.
style-banker = banqueiro
style-banker-sentence = Compra tarde, com muito dinheiro.

# A level with its style
level-in-style = { $level }, { $style }
