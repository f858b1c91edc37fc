def attempt_times(outcomes, base, longest, limit):
    now = 0
    times = []
    for number, (status, asked) in enumerate(outcomes[:limit]):
        times.append(now)
        if not (status is None or status == 429 or 500 <= status <= 599):
            break
        now += min(max(base * 2**number, asked or 0), longest)
    return {"times": times, "status": status}
