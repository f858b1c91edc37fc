def first_free_seats(row, k):
    free = 0  # free seats in a row, up to and with this one
    for seat, sold in enumerate(row):
        free = 0 if sold else free + 1
        if free == k:
            return seat - k + 1
    return -1
