def resolve(path, current, home):
    if path == "~" or path.startswith("~/"):
        path = home + path[1:]
    elif not path.startswith("/"):
        path = current + "/" + path
    names = []
    for part in path.split("/"):
        if part == "..":
            names.pop()
        elif part and part != ".":
            names.append(part)
    return "/" + "/".join(names)
