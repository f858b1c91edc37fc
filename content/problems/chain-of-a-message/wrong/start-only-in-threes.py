BASES = "UCAG"
AMINO_ACIDS = "FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG"


def translate(message):
    chain = ""
    for i in range(0, len(message) - 2, 3):
        first, second, third = (BASES.index(base) for base in message[i : i + 3])
        letter = AMINO_ACIDS[16 * first + 4 * second + third]
        if letter == "*" and chain:
            return chain
        if chain or letter == "M":
            chain += letter
    return None
