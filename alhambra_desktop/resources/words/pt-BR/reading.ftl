### Pages to read: what is new, and about the program with its licences. Texts of the page of keys are in keys.ftl.
### The texts about the program are Markdown.

# At the foot of the page, with its title
reading-bar = { $page }:
reading-bar-keys = Cima e Baixo rolam, { $key-page-card } vai para o próximo painel, { $key-page-leave } volta
reading-bar-front = Tab vai para o próximo botão, { $key-page-leave } volta
reading-bar-brief = { $key-page-leave } volta
reading-news = Novidades
reading-version = Versão { $version }
reading-licences = Licenças
reading-licences-tip = Mostrar as licenças deste programa e das obras que ele usa
# Above a text that exists in English only; shown in other languages
reading-in-english = Este texto está em inglês.

# The main news of the newest version, each with a link to its page
news-open = Abrir
news-open-tip = Abrir esta página
news-people = Doze adversários com rosto
news-people-line = Coloque-os à mesa de uma nova partida. Cada um tem seu estilo e joga em qualquer um dos sete níveis.
news-lessons = Lições na mesa de jogo
news-lessons-line = Nove lições ensinam o jogo, e nove curtas, as expansões e Granada. Um treinador ajuda na sua primeira partida.
news-puzzle = Um desafio por dia
news-puzzle-line = Encontre o melhor turno em posições de partidas reais e acompanhe seu rating.
news-goals = Objetivos e uma campanha
news-goals-line = Alcance trinta objetivos e ganhe até três estrelas em cada uma das dez mesas.
news-settings = Suas configurações e teclas
news-settings-line = Uma prévia mostra cada mudança, e cada comando pode ter suas próprias teclas.
# Above the complete list
news-all = Todas as mudanças
news-all-line = Tudo o que há de novo nesta versão e nas anteriores.

### About the program

about-title = Sobre o Alhambra Desktop
about-picture = Uma Alhambra pronta ao anoitecer, com a muralha toda iluminada
about-project = Um projeto de fãs, não oficial, baseado no jogo de tabuleiro *Alhambra*, de Dirk Henn. Não tem ligação com o autor nem com as editoras do jogo. Todos os nomes pertencem aos respectivos donos. Todas as imagens e todos os textos deste programa foram feitos para ele.
about-licence = Copyright © 2026 The Alhambra Desktop founders. O programa é software livre sob a licença MIT.
about-parts = Usa Python { $python }, Qt { $qt } por meio do PySide6 (LGPL 3; você pode substituir as bibliotecas na pasta do programa), attrs, cattrs e platformdirs (MIT) e as fontes Vollkorn e Lato (SIL Open Font License).
