def luggage_tag(name):
    words = name.split()
    if len(words) == 0:
        return ""
    if len(words) == 1:
        return words[0].upper()
    return f"{words[0][0].upper()}. {words[-1].upper()}"
