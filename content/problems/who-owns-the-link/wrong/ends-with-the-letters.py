import re


def link_owner(link, endings):
    host = re.split("[/?#]", link.split("//", 1)[1])[0].split("@")[-1].split(":")[0].lower()
    parts = host.split(".")
    for ending in endings:
        if host.endswith(ending):
            return ".".join(parts[-3:])
    return ".".join(parts[-2:])
