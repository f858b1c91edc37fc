def rise_rates(hours, levels):
    steps = [(levels[i + 1] - levels[i]) / (hours[i + 1] - hours[i]) for i in range(len(hours) - 1)]
    if not steps:
        return [None] * len(hours)
    inner = [(a + b) / 2 for a, b in zip(steps, steps[1:])]
    return [steps[0], *inner, steps[-1]]
