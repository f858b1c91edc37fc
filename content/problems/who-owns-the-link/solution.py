import re


def link_owner(link, endings):
    after = link.split("//", 1)[1]
    authority = re.split("[/?#]", after, maxsplit=1)[0]
    host = authority.split("@")[-1].split(":")[0].lower()
    parts = host.split(".")
    count = 3 if ".".join(parts[-2:]) in endings else 2
    return ".".join(parts[-count:])
