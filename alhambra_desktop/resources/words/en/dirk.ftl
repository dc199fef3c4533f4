give-no-building = this is no building
give-no-building-why = Only buildings can be given away
