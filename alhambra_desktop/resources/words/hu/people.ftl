### The twelve people who play at a table: name, trade, and a line of character that stands in quotation marks.

person-hamid = Hamid
person-hamid-trade = rajzoló
person-hamid-line = Megveszi, ami szép, és utána kérdez.
person-nuria = Nuria
person-nuria-trade = kertész
person-nuria-line = Mindenből kér egy keveset, és vizet is hozzá.
person-yusuf = Yusuf
person-yusuf-trade = kőműves
person-yusuf-line = Egyetlen falat sem hagy félbe.
person-ines = Ines
person-ines-trade = csempekészítő
person-ines-line = Egy hiányzó színtől nem jön álom a szemére.
person-daniel = Daniel
person-daniel-trade = költő
person-daniel-line = Szép befejezésért játszik, és talán meg is kapja.
person-tariq = Tariq
person-tariq-trade = sólymász
person-tariq-line = Előbb látja nálad, mire van szükséged.
person-leila = Leila
person-leila-trade = selyemkereskedő
person-leila-line = Hagyja, hogy mások siessenek, és pontosan fizet.
person-musa = Musa
person-musa-trade = pénzváltó
person-musa-line = Minden ajtóhoz van nála egy érme.
person-amir = Amir
person-amir-trade = építésvezető
person-amir-line = Kétszer mér, egyszer épít, és az meg is áll.
person-ibrahim = Ibrahim
person-ibrahim-trade = vezír
person-ibrahim-line = Nem kér semmit, mégis őt szolgálják ki először.
person-salma = Salma
person-salma-trade = csillagász
person-salma-line = Úgy számolja a kártyákat, mint a csillagokat.
person-zahra = Zahra
person-zahra-trade = udvari építész
person-zahra-line = A fél dombot ő építette, és minden kőre emlékszik.

# Names of other computer players, who are no characters: about two dozen, with spaces between them
player-names = Ágnes Andor Bálint Bence Borbála Csilla Dániel Emese Eszter Gábor Gergő Ildikó István Júlia Kata László Levente Luca Márton Nóra Réka Sándor Tamás Zsófia
