def tangent_line(coefficients, x):
    height = sum(c * x**k for k, c in enumerate(coefficients))
    slope = sum(c * k * x ** (k - 1) for k, c in enumerate(coefficients) if k > 0)
    return [slope, height]
