def tangent_line(coefficients, x):
    """Return [m, c] of the line y = m*x + c that touches the polynomial at x."""
    return [0, 0]
