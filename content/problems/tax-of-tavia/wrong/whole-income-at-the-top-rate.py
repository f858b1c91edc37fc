def tax_and_rate(income, brackets):
    rate = 0
    for start, percent in brackets:
        if income >= start:
            rate = percent
    return [income * rate / 100, rate]
