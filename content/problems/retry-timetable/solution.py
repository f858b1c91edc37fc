def may_try_again(status):
    return status is None or status == 429 or 500 <= status <= 599


def attempt_times(outcomes, base, longest, limit):
    now, pause = 0, base
    times = []
    for status, asked in outcomes[:limit]:
        times.append(now)
        if not may_try_again(status):
            break
        now += max(min(pause, longest), asked or 0)
        pause *= 2
    return {"times": times, "status": status}
