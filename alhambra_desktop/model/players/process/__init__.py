"""Computer players in a process of their own: who asks, what is asked, and who answers."""
