"""Dialogs; those about rules are built from the options that modules declare."""
