def waiting_circle(events):
    queues = {}
    for thread, action, lock in events:
        queue = queues.setdefault(lock, [])
        if action == "give":
            queue.pop(0)
            continue
        queue.append(thread)
        waits = {w: q[0] for q in queues.values() for w in q[1:]}
        at = waits.get(thread)
        while at is not None and at != thread:
            at = waits.get(at)
        if at == thread:
            return sorted(waits)
    return None
