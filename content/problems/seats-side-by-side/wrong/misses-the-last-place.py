def first_free_seats(row, k):
    for start in range(len(row) - k):
        if 1 not in row[start:start + k]:
            return start
    return -1
