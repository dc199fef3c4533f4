no-action-left = não resta nenhuma ação neste turno
no-action-left-why = Posicione suas peças e termine o turno
fits-nowhere = não cabe em lugar nenhum agora
only-to-reserve = só para a reserva
only-to-reserve-why = Uma peça na sua Alhambra não pode mudar de quadrado
answer-first = Responda primeiro à pergunta abaixo
not-your-turn = não é sua vez
not-your-turn-why = Espere os outros jogarem
