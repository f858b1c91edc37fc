from bisect import bisect_left, bisect_right


def count_cars(times, spans):
    # Cars up to and with the last second, minus those before the first.
    return [bisect_right(times, last) - bisect_left(times, first) for first, last in spans]
