def islands_within(ferries, start, rides):
    neighbours = {}
    for a, b in ferries:
        neighbours.setdefault(a, []).append(b)
        neighbours.setdefault(b, []).append(a)
    reached = set()

    def visit(island, left):
        reached.add(island)
        if left == 0:
            return
        for other in neighbours.get(island, []):
            if other not in reached:
                visit(other, left - 1)

    visit(start, rides)
    return sorted(reached - {start})
