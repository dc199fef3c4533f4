"""The words of the game: states, steps, actions, events and the compiled rulebook.

Nothing here knows a module by name.
"""
