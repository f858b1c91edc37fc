from ipaddress import ip_address, ip_network


def follow_packet(tables, start, address, ttl):
    path = []
    router = start
    while True:
        path.append(router)
        lines = [line for line in tables[router] if ip_address(address) in ip_network(line[0])]
        if not lines:
            return {"path": path, "end": "no route"}
        target = max(lines, key=lambda line: int(line[0].split("/")[1]))[1]
        if target == "here":
            return {"path": path, "end": "delivered"}
        ttl -= 1
        if ttl == 0:
            return {"path": path, "end": "expired"}
        router = target
