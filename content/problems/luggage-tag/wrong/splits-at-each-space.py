def luggage_tag(name):
    words = name.strip().split(" ")
    initials = [word[:1].upper() + "." for word in words[:-1]]
    return " ".join(initials + [words[-1].upper()])
