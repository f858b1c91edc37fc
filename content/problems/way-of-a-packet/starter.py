def follow_packet(tables, start, address, ttl):
    """Return the path of the packet and its end: delivered, expired or no route."""
    return {"path": [start], "end": "no route"}
