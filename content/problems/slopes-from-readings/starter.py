def rise_rates(hours, levels):
    """Return the estimated rate at each reading, in centimetres per hour."""
    return []
