PARTNER = {"A": "T", "T": "A", "C": "G", "G": "C", "N": "N"}


def partner_strand(strand):
    return "".join(PARTNER[base] for base in reversed(strand))
