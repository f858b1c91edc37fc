from bisect import bisect_right


def best_income(bookings):
    ordered = sorted(bookings, key=lambda booking: booking[1])
    ends = [end for _, end, _ in ordered]
    best = [0]  # best[i]: the most that the first i requests can bring
    for i, (start, _, fee) in enumerate(ordered):
        fitting = bisect_right(ends, start)  # so many requests end by this start
        best.append(max(best[i], fee + best[fitting]))
    return best[-1]
