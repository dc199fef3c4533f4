wake-awake = your vizier is awake
wake-awake-why = Only a sleeping vizier can be woken

# What is wrong with a state that no game can reach (a damaged file)
fault-viziers = viziers were lost or doubled
log-woke = woke the vizier
log-vizier-bought = let the vizier buy { $tile }
