def tax_and_rate(income, brackets):
    """Return [tax, marginal rate in percent] for brackets [[from, rate], ...]."""
    pass
