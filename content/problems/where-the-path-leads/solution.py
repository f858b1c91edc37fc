def resolve(path, current, home):
    if path == "~" or path.startswith("~/"):
        path = home + path[1:]
    elif not path.startswith("/"):
        path = current + "/" + path

    names = []  # a stack: from the root down
    for part in path.split("/"):
        if part == "..":
            if names:
                names.pop()
        elif part not in ("", "."):
            names.append(part)
    return "/" + "/".join(names)
