### The twelve people who play at a table: name, trade, and a line of character that stands in quotation marks.

person-hamid = Hamid
person-hamid-trade = draughtsman
person-hamid-line = Buys what is pretty and asks afterwards.
person-nuria = Nuria
person-nuria-trade = gardener
person-nuria-line = Wants a little of everything, and water for it.
person-yusuf = Yusuf
person-yusuf-trade = mason
person-yusuf-line = Never leaves a wall half done.
person-ines = Ines
person-ines-trade = tile maker
person-ines-line = One missing colour keeps her awake.
person-daniel = Daniel
person-daniel-trade = poet
person-daniel-line = Plays for a fine ending and may get one.
person-tariq = Tariq
person-tariq-trade = falconer
person-tariq-line = Sees what you need before you do.
person-leila = Leila
person-leila-trade = silk merchant
person-leila-line = Lets others hurry and pays in full.
person-musa = Musa
person-musa-trade = money changer
person-musa-line = Has a coin ready for every door.
person-amir = Amir
person-amir-trade = foreman
person-amir-line = Measures twice, builds once, and it stands.
person-ibrahim = Ibrahim
person-ibrahim-trade = vizier
person-ibrahim-line = Asks for nothing and is served first.
person-salma = Salma
person-salma-trade = astronomer
person-salma-line = Counts the cards as carefully as the stars.
person-zahra = Zahra
person-zahra-trade = court architect
person-zahra-line = Built half this hill and remembers every stone.

# Names of other computer players, who are no characters: about two dozen, with spaces between them
player-names = Alice Arthur Beatrice Edmund Eleanor Felix Flora George Grace Henry Hugh Isabel Jasper Julia Laurence Margaret Martin Maud Oliver Rosalind Rupert Sybil Theo Winifred
