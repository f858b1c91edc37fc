def longest_balanced(garland):
    best = [0, 0]
    for start in range(len(garland)):
        counter = 0
        for end in range(start, len(garland)):
            counter += 1 if garland[end] == "m" else -1
            if counter == 0 and end - start + 1 > best[1]:
                best = [start, end - start + 1]
    return best
