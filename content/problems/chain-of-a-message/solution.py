BASES = "UCAG"
AMINO_ACIDS = "FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG"


def amino_acid(codon):
    first, second, third = (BASES.index(base) for base in codon)
    return AMINO_ACIDS[16 * first + 4 * second + third]


def translate(message):
    start = message.find("AUG")
    if start < 0:
        return None
    chain = ""
    for i in range(start, len(message) - 2, 3):
        letter = amino_acid(message[i : i + 3])
        if letter == "*":
            return chain
        chain += letter
    return None
