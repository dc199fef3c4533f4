### The twelve people who play at a table: name, trade, and a line of character that stands in quotation marks.

person-hamid = Hamid
person-hamid-trade = desenhista
person-hamid-line = Compra o que é bonito e pergunta depois.
person-nuria = Núria
person-nuria-trade = jardineira
person-nuria-line = Quer um pouco de tudo, e água para regar.
person-yusuf = Yusuf
person-yusuf-trade = pedreiro
person-yusuf-line = Nunca deixa uma muralha pela metade.
person-ines = Inês
person-ines-trade = azulejeira
person-ines-line = Uma cor que falta lhe tira o sono.
person-daniel = Daniel
person-daniel-trade = poeta
person-daniel-line = Joga por um belo final e às vezes consegue.
person-tariq = Tariq
person-tariq-trade = falcoeiro
person-tariq-line = Vê aquilo de que você precisa antes de você.
person-leila = Leila
person-leila-trade = mercadora de seda
person-leila-line = Deixa a pressa aos outros e paga à vista.
person-musa = Musa
person-musa-trade = cambista
person-musa-line = Tem uma moeda pronta para cada porta.
person-amir = Amir
person-amir-trade = mestre de obras
person-amir-line = Mede duas vezes, constrói uma, e fica de pé.
person-ibrahim = Ibrahim
person-ibrahim-trade = vizir
person-ibrahim-line = Não pede nada e recebe primeiro.
person-salma = Salma
person-salma-trade = astrônoma
person-salma-line = Conta as cartas como conta as estrelas.
person-zahra = Zahra
person-zahra-trade = arquiteta da corte
person-zahra-line = Ergueu meia colina e lembra cada pedra.

# Names of other computer players, who are no characters: about two dozen, with spaces between them
player-names = Alice André Antônio Beatriz Bruno Caio Camila Clara Davi Eduardo Fernanda Gabriel Helena Isadora João Júlia Larissa Lucas Luíza Marina Mateus Rafael Rosa Tiago
