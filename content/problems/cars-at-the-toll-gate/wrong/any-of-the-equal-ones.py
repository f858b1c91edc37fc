def find(times, value):
    """Some place of the value, or the place where it would stand."""
    low, high = 0, len(times) - 1
    while low <= high:
        middle = (low + high) // 2
        if times[middle] == value:
            return middle
        if times[middle] < value:
            low = middle + 1
        else:
            high = middle - 1
    return low


def count_cars(times, spans):
    counts = []
    for first, last in spans:
        start, end = find(times, first), find(times, last)
        if end < len(times) and times[end] == last:
            end += 1
        counts.append(end - start)
    return counts
