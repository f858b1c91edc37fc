def best_income(bookings):
    income = 0
    free_from = 0
    for start, end, fee in sorted(bookings, key=lambda b: b[1]):
        if start >= free_from:
            income += fee
            free_from = end
    return income
