"""The graphics scene of the table: items, layout, zones, panels."""
