give-no-building = this is no building
give-no-building-why = Only buildings can be given away
log-gave = gave { $tile } to { $name }
log-dirk-got = { $name } got { $tiles }
