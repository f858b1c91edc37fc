def tangent_line(coefficients, x):
    powers = list(enumerate(reversed(coefficients)))
    height = sum(c * x**k for k, c in powers)
    slope = sum(c * k * x ** (k - 1) for k, c in powers if k > 0)
    return [slope, height - slope * x]
