from itertools import product
from math import gcd


def chance_at_least(dice, sides, target):
    good = 0
    for row in product(range(1, sides + 1), repeat=dice):
        if sum(row) >= target:
            good += 1
    every = sides**dice
    divisor = gcd(good, every)
    return [good // divisor, every // divisor]
