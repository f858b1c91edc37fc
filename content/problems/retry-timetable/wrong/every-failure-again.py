def attempt_times(outcomes, base, longest, limit):
    now, pause = 0, base
    times = []
    for status, asked in outcomes[:limit]:
        times.append(now)
        if status is not None and status < 400:
            break
        now += max(min(pause, longest), asked or 0)
        pause *= 2
    return {"times": times, "status": status}
