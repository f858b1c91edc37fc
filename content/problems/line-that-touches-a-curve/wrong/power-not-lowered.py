def tangent_line(coefficients, x):
    height = sum(c * x**k for k, c in enumerate(coefficients))
    slope = sum(c * k * x**k for k, c in enumerate(coefficients))
    return [slope, height - slope * x]
