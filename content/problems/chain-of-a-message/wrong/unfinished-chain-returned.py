BASES = "UCAG"
AMINO_ACIDS = "FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG"


def translate(message):
    start = message.find("AUG")
    if start < 0:
        return None
    chain = ""
    for i in range(start, len(message) - 2, 3):
        first, second, third = (BASES.index(base) for base in message[i : i + 3])
        letter = AMINO_ACIDS[16 * first + 4 * second + third]
        if letter == "*":
            break
        chain += letter
    return chain
