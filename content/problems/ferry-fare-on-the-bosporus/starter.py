def ferry_fare(age, hour):
    """Return the fare in kuruş for a passenger of this age at this hour (0 to 23)."""
    pass
