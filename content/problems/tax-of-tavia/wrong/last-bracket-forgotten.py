def tax_and_rate(income, brackets):
    tax = 0
    marginal = 0
    for (start, rate), (end, _) in zip(brackets, brackets[1:]):
        if income >= start:
            tax += (min(income, end) - start) * rate / 100
            marginal = rate
    return [tax, marginal]
