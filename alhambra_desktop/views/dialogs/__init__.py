"""Dialogs; those about rules are built from the modules' options."""
