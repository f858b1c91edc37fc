def islands_within(ferries, start, rides):
    reached = {start}
    for _ in range(rides):
        new = {b for a, b in ferries if a in reached}
        if new <= reached:
            break
        reached |= new
    return sorted(reached - {start})
