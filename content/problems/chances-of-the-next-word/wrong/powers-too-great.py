from math import exp


def chances(scores, temperature):
    powers = [exp(score / temperature) for score in scores]
    return [power / sum(powers) for power in powers]
