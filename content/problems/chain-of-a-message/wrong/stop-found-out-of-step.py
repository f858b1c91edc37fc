BASES = "UCAG"
AMINO_ACIDS = "FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG"


def translate(message):
    start = message.find("AUG")
    if start < 0:
        return None
    stops = [message.find(stop, start + 3) for stop in ("UAA", "UAG", "UGA")]
    stops = [place for place in stops if place >= 0]
    if not stops:
        return None
    chain = ""
    for i in range(start, min(stops) - 2, 3):
        first, second, third = (BASES.index(base) for base in message[i : i + 3])
        chain += AMINO_ACIDS[16 * first + 4 * second + third]
    return chain
