def waiting_circle(events):
    holder = {}
    waits = {}
    for thread, action, lock in events:
        if action == "give":
            holder.pop(lock, None)
            waits = {t: l for t, l in waits.items() if l != lock}
        elif lock in holder:
            waits[thread] = lock
            circle = [thread]
            other = holder[lock]
            while other != thread and other in waits:
                circle.append(other)
                other = holder.get(waits[other])
            if other == thread:
                return sorted(circle)
        else:
            holder[lock] = thread
    return None
