import re
from fractions import Fraction


def solve(equation):
    a = b = 0
    side = 1
    for part in equation.replace(" ", "").split("="):
        for sign, digits, x in re.findall(r"([+-]?)(\d*)(x?)", part):
            value = int(digits or 0) * side
            if sign == "-":
                value = -value
            if x:
                a += value
            else:
                b += value
        side = -1
    if a == 0:
        return "all" if b == 0 else "none"
    return str(Fraction(-b, a))
