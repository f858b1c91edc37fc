from math import exp


def chances(scores, temperature):
    top = max(scores)
    powers = [exp((score - top) / temperature) for score in scores]
    total = sum(powers)
    return [power / total for power in powers]
