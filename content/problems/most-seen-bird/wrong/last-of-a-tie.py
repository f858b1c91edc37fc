def most_seen(birds):
    counts = {}
    for bird in birds:
        counts[bird] = counts.get(bird, 0) + 1
    best, most = None, 0
    for bird, count in counts.items():
        if count >= most:
            best, most = bird, count
    return best
