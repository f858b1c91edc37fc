from bisect import bisect_right


def best_income(bookings):
    ordered = sorted(bookings)
    best = [0]
    for i, (start, end, fee) in enumerate(ordered):
        fitting = 0
        while fitting < i and ordered[fitting][1] <= start:
            fitting += 1
        best.append(max(best[i], fee + best[fitting]))
    return best[-1]
