def partner_strand(strand):
    paired = strand.replace("A", "T").replace("T", "A").replace("C", "G").replace("G", "C")
    return paired[::-1]
