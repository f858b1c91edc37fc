def middle_wait(waits):
    times = [wait for wait in waits if wait != -1]
    if not times:
        return None
    middle = len(times) // 2
    if len(times) % 2 == 1:
        return times[middle]
    return (times[middle - 1] + times[middle]) / 2
