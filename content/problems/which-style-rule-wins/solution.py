import re


def parts_of(group):
    return re.findall(r"[#.]?[^#.]+", group)


def fits(element, group):
    for part in parts_of(group):
        if part[0] == "#":
            ok = element["id"] == part[1:]
        elif part[0] == ".":
            ok = part[1:] in element["classes"]
        else:
            ok = element["name"] == part
        if not ok:
            return False
    return True


def matches(way, groups):
    if not fits(way[-1], groups[-1]):
        return False
    outer = reversed(way[:-1])
    return all(any(fits(element, group) for element in outer) for group in reversed(groups[:-1]))


def strength(groups):
    marks = [part[0] for group in groups for part in parts_of(group)]
    ids, classes = marks.count("#"), marks.count(".")
    return (ids, classes, len(marks) - ids - classes)


def winning_value(rules, way):
    best, value = (0, 0, 0), None
    for selector, colour in rules:
        groups = selector.split(" ")
        if matches(way, groups) and strength(groups) >= best:
            best, value = strength(groups), colour
    return value
