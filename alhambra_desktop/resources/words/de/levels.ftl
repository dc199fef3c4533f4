### Levels and styles of computer players. Names stand in lists and behind a name: "Yusuf · builder, mason".

# In place of a level while computer players cannot think.
level-simple = einfaches Spiel
level-newcomer = Neuling
level-newcomer-sentence = Kennt die Regeln und kauft, was schön aussieht.
level-apprentice = Lehrling
level-apprentice-sentence = Findet gute Züge, aber selten den besten.
level-journeyman = Geselle
level-journeyman-sentence = Spielt solide und verschätzt sich hier und da.
level-builder = Baumeister
level-builder-sentence = Wägt Mehrheiten, Mauern, Geld und passende Bezahlung ohne Fehler ab.
level-architect = Architekt
level-architect-sentence = Hat aus Tausenden Partien gelernt, wie gut eine Stellung ist.
level-master = Meister
level-master-sentence = Merkt sich, wer welche Karte nahm, und prüft die besten Pläne an wahrscheinlichen Antworten.
level-grandmaster = Großmeister
level-grandmaster-sentence = Merkt sich jede Karte, nutzt die ganze Bedenkzeit und verschenkt nichts.

style-plain = vielseitig
style-plain-sentence = Hat keine Vorliebe.
style-mason = Maurer
style-mason-sentence = Liebt lange Mauern.
style-collector = Sammler
style-collector-sentence = Will von allem etwas.
style-blocker = Blockierer
style-blocker-sentence = Nimmt, was die anderen brauchen.
style-banker = Bankier
style-banker-sentence = Kauft spät und mit viel Geld.

# A level with its style
level-in-style = { $level }, { $style }
