def count_fetches(folders, places):
    return [fetches(folders, places, False), fetches(folders, places, True)]


def fetches(folders, places, by_use):
    desk = []  # the next one to go stands in front
    count = 0
    for folder in folders:
        if folder not in desk:
            count += 1
            if len(desk) == places:
                desk.pop(0)
            desk.append(folder)
        elif by_use:
            desk.remove(folder)
            desk.append(folder)
    return count
