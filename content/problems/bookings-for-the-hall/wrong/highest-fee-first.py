def best_income(bookings):
    taken = []
    for start, end, fee in sorted(bookings, key=lambda b: -b[2]):
        if all(end <= s or e <= start for s, e, _ in taken):
            taken.append([start, end, fee])
    return sum(fee for _, _, fee in taken)
