"""How quick the rules are: figures to print, never to assert by the clock."""
