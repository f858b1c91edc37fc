from ipaddress import ip_address, ip_network


def follow_packet(tables, start, address, ttl):
    path = []
    router = start
    while True:
        path.append(router)
        ttl -= 1
        if ttl == 0:
            return {"path": path, "end": "expired"}
        for prefix, target in tables[router]:
            if ip_address(address) in ip_network(prefix):
                break
        else:
            return {"path": path, "end": "no route"}
        if target == "here":
            return {"path": path, "end": "delivered"}
        router = target
