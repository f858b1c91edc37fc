from bisect import bisect_left


def count_cars(times, spans):
    return [bisect_left(times, last) - bisect_left(times, first) for first, last in spans]
