"""The games that were played to their end: kept, listed, counted, and shared by table codes."""
