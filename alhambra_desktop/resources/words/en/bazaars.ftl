bazaar-scores = bazaar: { $buildings } x { $types } = { $points } at the end
bazaar = { $currency } bazaar
