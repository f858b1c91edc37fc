from math import exp


def chances(scores, temperature):
    top = max(scores)
    powers = [exp(score - top) / temperature for score in scores]
    return [power / sum(powers) for power in powers]
