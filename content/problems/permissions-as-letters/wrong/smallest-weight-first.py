def as_letters(mode):
    text = ""
    for digit in mode:
        n = int(digit)
        for letter in "rwx":
            text += letter if n % 2 == 1 else "-"
            n //= 2
    return text
