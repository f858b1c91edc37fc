def count_fetches(folders, places):
    desk, count = [], 0
    for folder in folders:
        if folder not in desk:
            count += 1
            if len(desk) == places:
                desk.pop(0)
            desk.append(folder)
    return [count, count]
