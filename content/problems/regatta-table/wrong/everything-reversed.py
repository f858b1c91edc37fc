def make_table(results):
    ordered = sorted(results, key=lambda boat: (boat[1], boat[2], boat[0]), reverse=True)
    table = []
    for place, (name, points, seconds) in enumerate(ordered):
        if place > 0 and ordered[place - 1][1:] == [points, seconds]:
            table.append([table[-1][0], name])
        else:
            table.append([place + 1, name])
    return table
