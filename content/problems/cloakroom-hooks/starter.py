def hang_coats(tickets, hooks):
    """Return the number of the hook for each ticket, or -1 for the office."""
    pass
