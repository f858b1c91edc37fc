from math import exp


def chances(scores, temperature):
    powers = [exp(max(min(score / temperature, 700), -700)) for score in scores]
    return [power / sum(powers) for power in powers]
