bazaar-scores = bazar : { $buildings } × { $types } = { $points } à la fin
bazaar = bazar en { $currency-many }
bazaar-the = le bazar en { $currency-many }
bazaar-of = du bazar en { $currency-many }
bazaar-de = de bazar en { $currency-many }
bazaar-gender = m

# What points come from
source-bazaars = bazars
source-bazaars-note = bâtiments × types
