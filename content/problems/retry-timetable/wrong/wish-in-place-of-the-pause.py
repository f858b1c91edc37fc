def attempt_times(outcomes, base, longest, limit):
    now, pause = 0, base
    times = []
    for status, asked in outcomes[:limit]:
        times.append(now)
        if not (status is None or status == 429 or 500 <= status <= 599):
            break
        now += min(pause, longest) if asked is None else asked
        pause *= 2
    return {"times": times, "status": status}
