def islands_within(ferries, start, rides):
    reached = {start}
    for _ in range(min(rides, len(ferries))):
        for a, b in ferries:
            if a in reached:
                reached.add(b)
            if b in reached:
                reached.add(a)
    return sorted(reached - {start})
