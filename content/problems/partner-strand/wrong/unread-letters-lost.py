PAIRS = {"A": "T", "T": "A", "C": "G", "G": "C"}


def partner_strand(strand):
    return "".join(PAIRS.get(base, "") for base in strand)[::-1]
