### The twelve people who play at a table: name, trade, and a line of character that stands in quotation marks.

person-hamid = Hamid
person-hamid-trade = dessinateur
person-hamid-line = Achète ce qui est joli et pose les questions après.
person-nuria = Nuria
person-nuria-trade = jardinière
person-nuria-line = Veut un peu de tout, et de l’eau pour l’arroser.
person-yusuf = Yusuf
person-yusuf-trade = maçon
person-yusuf-line = Ne laisse jamais un mur à moitié fait.
person-ines = Inès
person-ines-trade = faïencière
person-ines-line = Qu’une couleur manque, et elle n’en dort plus.
person-daniel = Daniel
person-daniel-trade = poète
person-daniel-line = Joue pour une belle fin, et l’aura peut-être.
person-tariq = Tariq
person-tariq-trade = fauconnier
person-tariq-line = Voit ce qu’il te faut avant toi.
person-leila = Leila
person-leila-trade = marchande de soie
person-leila-line = Laisse courir les autres et paie rubis sur l’ongle.
person-musa = Musa
person-musa-trade = changeur
person-musa-line = Pour chaque porte, il a une pièce toute prête.
person-amir = Amir
person-amir-trade = chef de chantier
person-amir-line = Mesure deux fois, bâtit une fois, et ça tient.
person-ibrahim = Ibrahim
person-ibrahim-trade = vizir
person-ibrahim-line = Ne demande rien et se sert le premier.
person-salma = Salma
person-salma-trade = astronome
person-salma-line = A compté les cartes comme elle compte les étoiles.
person-zahra = Zahra
person-zahra-trade = architecte de la cour
person-zahra-line = A bâti la moitié de cette colline et se souvient de chaque pierre.

# Names of other computer players, who are no characters: about two dozen, with spaces between them
player-names = Adèle Agathe Alban Basile Blanche Clément Colette Cyprien Denis Élise Émile Florent Gaspard Hélène Hortense Jules Léonie Lucien Marguerite Maxime Odette Rémi Solène Théodore
