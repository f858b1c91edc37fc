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
    best, value = 0, None
    for selector, colour in rules:
        groups = selector.split(" ")
        outer = reversed(way[:-1])
        matched = fits(way[-1], groups[-1]) and all(
            any(fits(element, group) for element in outer) for group in reversed(groups[:-1])
        )
        names = sum(group[0] not in "#." for group in groups)
        points = 100 * selector.count("#") + 10 * selector.count(".") + names
        if matched and points >= best:
            best, value = points, colour
    return value
