def waiting_circle(events):
    queues = {}
    for thread, action, lock in events:
        queue = queues.setdefault(lock, [])
        if action == "give":
            queue.pop(0)
            continue
        queue.append(thread)
        waits = {w: q[0] for q in queues.values() for w in q[1:]}
        if len(queue) > 1 and waits.get(queue[0]) == thread:
            return sorted([thread, queue[0]])
    return None
