import re
from fractions import Fraction


def solve(equation):
    left, right = equation.replace(" ", "").split("=")
    x_left, number_left = collect(left)
    x_right, number_right = collect(right)
    a = x_left - x_right
    b = number_right - number_left  # now a times x is b
    if a == 0:
        return "all" if b == 0 else "none"
    return str(Fraction(b, a))  # in lowest terms, as n or n/d


def collect(side):
    """Return how many x a side has, and the sum of its numbers."""
    x_count = 0
    number = 0
    for sign, digits, x in re.findall(r"([+-]?)(\d*)(x?)", side):
        value = int(digits or (1 if x else 0))
        if sign == "-":
            value = -value
        if x:
            x_count += value
        else:
            number += value
    return x_count, number
