def as_letters(mode):
    letters = ""
    for digit in mode:
        for weight, letter in ((4, "r"), (2, "w"), (1, "x")):
            letters += letter if int(digit) & weight else "-"
    return letters
