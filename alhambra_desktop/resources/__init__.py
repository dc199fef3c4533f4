"""Pictures, sounds, fonts and texts that come with the program; read with importlib.resources."""
