def minutes_under_way(departure, arrival):
    """Return the minutes from departure to arrival, both given as "HH:MM"."""
    pass
