from fractions import Fraction


def chance_at_least(dice, sides, target):
    ways = {0: 1}
    for _ in range(dice):
        longer = {}
        for total, rows in ways.items():
            for side in range(1, sides + 1):
                longer[total + side] = longer.get(total + side, 0) + rows
        ways = longer
    good = sum(rows for total, rows in ways.items() if total > target)
    chance = Fraction(good, sides**dice)
    return [chance.numerator, chance.denominator]
