### The twelve people who play at a table: name, trade, and a line of character that stands in quotation marks.

person-hamid = Hamid
person-hamid-trade = Zeichner
person-hamid-line = Kauft, was hübsch ist, und fragt hinterher.
person-nuria = Nuria
person-nuria-trade = Gärtnerin
person-nuria-line = Will von allem ein wenig, und Wasser dazu.
person-yusuf = Yusuf
person-yusuf-trade = Maurer
person-yusuf-line = Lässt keine Mauer halb fertig stehen.
person-ines = Ines
person-ines-trade = Fliesenmacherin
person-ines-line = Fehlt ihr eine Farbe, schläft sie nicht.
person-daniel = Daniel
person-daniel-trade = Dichter
person-daniel-line = Spielt auf ein schönes Ende hin und bekommt es vielleicht.
person-tariq = Tariq
person-tariq-trade = Falkner
person-tariq-line = Sieht vor dir, was du brauchst.
person-leila = Leila
person-leila-trade = Seidenhändlerin
person-leila-line = Lässt die anderen eilen und zahlt bar.
person-musa = Musa
person-musa-trade = Geldwechsler
person-musa-line = Hat für jede Tür eine Münze bereit.
person-amir = Amir
person-amir-trade = Polier
person-amir-line = Misst zweimal, baut einmal, und es hält.
person-ibrahim = Ibrahim
person-ibrahim-trade = Wesir
person-ibrahim-line = Bittet um nichts und wird als Erster bedient.
person-salma = Salma
person-salma-trade = Astronomin
person-salma-line = Zählt die Karten, wie sie die Sterne zählt.
person-zahra = Zahra
person-zahra-trade = Hofbaumeisterin
person-zahra-line = Hat den halben Hügel bebaut und kennt noch jeden Stein.

# Names of other computer players, who are no characters: about two dozen, with spaces between them
player-names = Anton Bruno Charlotte Clara Elias Emil Frieda Georg Greta Hannes Heinrich Ida Jakob Johanna Konrad Lotte Ludwig Mathilde Moritz Paula Ruth Theresa Vincent Wilhelm
