tokens-title = Tokens
tokens-sentence = Tokens are taken from the supply and pay a point each in every round.

# Why something is refused
tokens-none-left = no tokens are left
tokens-none-left-why = Take one of the tokens while there are any

# What the log, a hint and the line below the table say
log-tokens-taken = took one of the tokens
log-tokens-taken-now = takes one of the tokens
turn-take-tokens = take one of the tokens
kind-take-tokens = Take one of the tokens.
status-take-tokens = take one of the tokens

# What points come from, and what speaks for a turn
source-tokens = tokens
source-tokens-note = 1 each
gain-tokens = { $points ->
    [one] the tokens will bring about { $points } point more
   *[other] the tokens will bring about { $points } points more
 }

# On the table
place-tokens = the tokens
place-tokens-where = in the supply
face-tokens = tokens: { $count }
supply-tokens = Tokens
supply-tokens-left = { $count } left
tokens-card-name = tokens
tokens-card = Each of the tokens that you took pays 1 point.

# What is wrong with a state that no game can reach (a damaged file)
fault-tokens = tokens were lost or doubled (T-1)
