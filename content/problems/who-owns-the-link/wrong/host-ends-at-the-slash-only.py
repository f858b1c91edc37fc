def link_owner(link, endings):
    host = link.split("/")[2].lower()
    host = host.split("@")[-1].split(":")[0]
    parts = host.split(".")
    if ".".join(parts[-2:]) in endings:
        return ".".join(parts[-3:])
    return ".".join(parts[-2:])
