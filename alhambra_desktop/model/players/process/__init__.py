"""Computer players in their own process: client, protocol and worker."""
