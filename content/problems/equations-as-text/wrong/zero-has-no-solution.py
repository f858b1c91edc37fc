import re
from fractions import Fraction


def solve(equation):
    a = b = 0
    side = 1
    for part in equation.replace(" ", "").split("="):
        for sign, digits, x in re.findall(r"([+-]?)(\d*)(x?)", part):
            value = side * int(digits or ("1" if x else "0"))
            if sign == "-":
                value = -value
            if x:
                a += value
            else:
                b += value
        side = -1
    if b == 0:
        return "all"
    if a == 0:
        return "none"
    return str(Fraction(-b, a))
