def rise_rates(hours, levels):
    if len(hours) == 1:
        return [None]
    rates = []
    for i in range(len(hours)):
        a, b = max(i - 1, 0), min(i + 1, len(hours) - 1)
        rates.append((levels[b] - levels[a]) / (hours[b] - hours[a]))
    return rates
