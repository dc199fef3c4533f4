give-no-building = ce n’est pas un bâtiment
give-no-building-why = On ne peut offrir que des bâtiments
log-gave = offre { $tile-the } à { $name }
log-dirk-got = { $name } reçoit : { $tiles }
