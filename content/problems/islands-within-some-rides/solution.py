from collections import defaultdict


def islands_within(ferries, start, rides):
    neighbours = defaultdict(set)
    for a, b in ferries:
        neighbours[a].add(b)
        neighbours[b].add(a)

    reached = {start}
    newest = {start}
    for _ in range(rides):
        newest = {island for old in newest for island in neighbours[old]} - reached
        if not newest:
            break
        reached |= newest
    return sorted(reached - {start})
