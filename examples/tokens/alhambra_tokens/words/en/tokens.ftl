tokens-title = Tokens
tokens-sentence = Take tokens from the supply. They score a point each in every round.

# Reasons for refusals
tokens-none-left = no tokens are left
tokens-none-left-why = You can take one of the tokens only while any are left

# The log, hints and the status line below the table
log-tokens-taken = took one of the tokens
log-tokens-taken-now = takes one of the tokens
turn-take-tokens = take one of the tokens
kind-take-tokens = Take one of the tokens.
status-take-tokens = take one of the tokens

# The source of points, and the advantage of a turn
source-tokens = tokens
source-tokens-note = 1 each
gain-tokens = { $points ->
    [one] the tokens should score about { $points } more point
   *[other] the tokens should score about { $points } more points
 }

# Pieces
place-tokens = the tokens
place-tokens-where = in the supply
face-tokens = tokens: { $count }
supply-tokens = Tokens
supply-tokens-left = { $count } left
tokens-card-name = tokens
tokens-card = Each of the tokens that you took scores 1 point.

# Errors in a state that no game can reach (a damaged file)
fault-tokens = tokens were lost or duplicated (T-1)
