def count_fetches(folders, places):
    result = []
    for by_use in (False, True):
        desk, count = [], 0
        for folder in folders:
            if folder in desk:
                if by_use:
                    desk.remove(folder)
                    desk.append(folder)
                continue
            if len(desk) == places:
                desk.pop(0)
                count += 1
            desk.append(folder)
        result.append(count)
    return result
