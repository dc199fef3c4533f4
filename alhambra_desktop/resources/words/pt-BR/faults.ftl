# An internal error, and whether the game was saved.
fault-lost-nothing = Algo deu errado no programa. Nada se perdeu.
fault-kept = Algo deu errado no programa. Sua partida está salva e você pode continuar.
fault-goes-on = Algo deu errado no programa. Você pode continuar a partida.
fault-unkept = Algo deu errado no programa. Você pode continuar a partida, mas ela não pode ser salva no estado atual.
fault-crashed = O programa fechou inesperadamente da última vez. Suas partidas foram salvas.
# A button, and the notice after pressing it; $place is the address for reports.
fault-copy = Copiar relatório
fault-copy-tip = Copiar um relatório para os desenvolvedores; não contém nomes de pessoas
fault-copied = Relatório copiado. Não contém nomes de pessoas. Você pode colá-lo em uma nova issue em { $place }.

# Printed if no window can be shown. $file is the log.
fault-start = O programa não pôde iniciar por causa de um erro interno. Envie { $file } aos desenvolvedores.
# The log follows in English.
fault-start-log = O programa não pôde iniciar por causa de um erro interno. { $log }

# A rule set from outside failed; $kept is 1 where the game is kept, else 0.
# $author is the name of who made it.
rule-set-fault = O pacote de regras { $title } { $version }, de { $author }, causou um erro.
rule-set-fault-of-nobody = O pacote de regras { $title } { $version } causou um erro.
# $names are titles of rule sets.
rule-set-suspect = Um pacote de regras pode ter travado: { $names }.
fault-rule-set = { $kept ->
    [1] { $fault } Sua partida está salva. Você pode continuar ou sair dela.
   *[other] { $fault } Sua partida não pôde ser salva. Você pode continuar ou sair dela.
 }
# The same notice after an error of a rule set; $makers is the address or name of its author.
fault-copied-for = Relatório copiado. Não contém nomes de pessoas. Você pode enviá-lo ao autor do pacote de regras: { $makers }.
