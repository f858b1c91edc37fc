from math import gcd


def chance_at_least(dice, sides, target):
    totals = range(dice, dice * sides + 1)
    good = sum(1 for total in totals if total >= target)
    divisor = gcd(good, len(totals))
    return [good // divisor, len(totals) // divisor]
