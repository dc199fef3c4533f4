"""The bundled rule sets, each in its own folder, and the registry of all rule sets."""
