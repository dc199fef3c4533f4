"""The pages of the window, in one folder for each subject."""
