def tax_and_rate(income, brackets):
    tax = 0
    marginal = brackets[0][1]
    for i, (start, rate) in enumerate(brackets):
        if income > start:
            end = brackets[i + 1][0] if i + 1 < len(brackets) else income
            tax += (min(income, end) - start) * rate / 100
            marginal = rate
    return [tax, marginal]
