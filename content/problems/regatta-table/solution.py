def make_table(results):
    # Points run downwards, so their negative runs upwards like the other keys.
    ordered = sorted(results, key=lambda boat: (-boat[1], boat[2], boat[0]))
    table = []
    for place, (name, points, seconds) in enumerate(ordered):
        if place > 0 and ordered[place - 1][1:] == [points, seconds]:
            rank = table[-1][0]
        else:
            rank = place + 1
        table.append([rank, name])
    return table
