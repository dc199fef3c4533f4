"""Tables as data: where everything lies, as pure functions of what a seat sees."""
