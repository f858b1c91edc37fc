def partner_strand(strand):
    """Return the other strand of the DNA, written in its own direction."""
    return strand
