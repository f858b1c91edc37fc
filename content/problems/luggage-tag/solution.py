def luggage_tag(name):
    words = name.split()
    if not words:
        return ""
    initials = [f"{word[0].upper()}." for word in words[:-1]]
    return " ".join(initials + [words[-1].upper()])
