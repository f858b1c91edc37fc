def rise_rates(hours, levels):
    if len(hours) == 1:
        return [None]
    rates = []
    for i in range(len(hours)):
        b = min(i + 1, len(hours) - 1)
        rates.append((levels[b] - levels[i - 1]) / (hours[b] - hours[i - 1]))
    return rates
