from ipaddress import ip_address, ip_network


def follow_packet(tables, start, address, ttl):
    path = []
    router = start
    for _ in range(ttl - 1):
        path.append(router)
        lines = [line for line in tables[router] if ip_address(address) in ip_network(line[0])]
        if not lines:
            return {"path": path, "end": "no route"}
        target = max(lines, key=lambda line: line[0].split("/")[1])[1]
        if target == "here":
            return {"path": path, "end": "delivered"}
        router = target
    return {"path": [*path, router], "end": "expired"}
