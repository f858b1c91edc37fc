def most_seen(birds):
    counts = {}
    for bird in birds:
        counts[bird] = counts.get(bird, 0) + 1
    # A dictionary keeps the order of first arrival, and max returns the first of several largest.
    return max(counts, key=counts.get, default=None)
