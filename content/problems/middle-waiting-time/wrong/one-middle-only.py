def middle_wait(waits):
    times = sorted(wait for wait in waits if wait != -1)
    if not times:
        return None
    return times[len(times) // 2]
