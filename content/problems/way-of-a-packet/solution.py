def to_number(address):
    number = 0
    for part in address.split("."):
        number = number * 256 + int(part)
    return number


def fits(address, prefix):
    network, length = prefix.split("/")
    size = 2 ** (32 - int(length))
    return to_number(address) // size == to_number(network) // size


def follow_packet(tables, start, address, ttl):
    path = []
    router = start
    while True:
        path.append(router)
        ttl -= 1
        if ttl == 0:
            return {"path": path, "end": "expired"}
        lines = [line for line in tables[router] if fits(address, line[0])]
        if not lines:
            return {"path": path, "end": "no route"}
        _, target = max(lines, key=lambda line: int(line[0].split("/")[1]))
        if target == "here":
            return {"path": path, "end": "delivered"}
        router = target
