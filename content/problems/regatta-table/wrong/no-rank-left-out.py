def make_table(results):
    ordered = sorted(results, key=lambda boat: (-boat[1], boat[2], boat[0]))
    table = []
    rank = 0
    last = None
    for name, points, seconds in ordered:
        if (points, seconds) != last:
            rank += 1
            last = (points, seconds)
        table.append([rank, name])
    return table
