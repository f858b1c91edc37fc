import re


def fits(element, group):
    for part in re.findall(r"[#.]?[^#.]+", group):
        if part[0] == "#" and element["id"] != part[1:]:
            return False
        if part[0] == "." and part[1:] not in element["classes"]:
            return False
        if part[0] not in "#." and element["name"] != part:
            return False
    return True


def winning_value(rules, way):
    best, value = (0, 0, 0), None
    for selector, colour in rules:
        groups = selector.split(" ")
        if fits(way[-1], groups[-1]) and all(any(fits(e, g) for e in way[:-1]) for g in groups[:-1]):
            names = sum(group[0] not in "#." for group in groups)
            strength = (selector.count("#"), selector.count("."), names)
            if strength >= best:
                best, value = strength, colour
    return value
