def first_free_seats(row, k):
    free = 0
    for seat in range(len(row)):
        if row[seat] == 0:
            free += 1
        if free == k:
            return seat - k + 1
    return -1
