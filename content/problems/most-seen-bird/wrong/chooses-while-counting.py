def most_seen(birds):
    counts = {}
    best = None
    for bird in birds:
        counts[bird] = counts.get(bird, 0) + 1
        if best is None or counts[bird] > counts[best]:
            best = bird
    return best
