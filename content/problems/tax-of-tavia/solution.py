def tax_and_rate(income, brackets):
    hundredths = 0
    marginal = 0
    ends = [start for start, _ in brackets[1:]] + [income]
    for (start, rate), end in zip(brackets, ends):
        if start > income:
            break
        hundredths += rate * (min(income, end) - start)
        marginal = rate
    return [hundredths / 100, marginal]
