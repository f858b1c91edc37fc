def as_letters(mode):
    text = ""
    for digit in mode:
        n = int(digit)
        if n == 7:
            text += "rwx"
        elif n >= 4:
            text += "r--"
        elif n >= 2:
            text += "-w-"
        elif n == 1:
            text += "--x"
        else:
            text += "---"
    return text
