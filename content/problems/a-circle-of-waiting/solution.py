from collections import defaultdict, deque


def waiting_circle(events):
    holder = {}  # lock: the thread that has it
    queues = defaultdict(deque)  # lock: the threads that wait for it
    wanted = {}  # waiting thread: the lock
    for thread, action, lock in events:
        if action == "give":
            del holder[lock]
            if queues[lock]:
                holder[lock] = queues[lock].popleft()
                del wanted[holder[lock]]
        elif lock not in holder:
            holder[lock] = thread
        else:
            queues[lock].append(thread)
            wanted[thread] = lock
            # Only this thread has begun to wait, so any new circle leads back to it.
            circle = [thread]
            other = holder[lock]
            while other != thread and other in wanted:
                circle.append(other)
                other = holder[wanted[other]]
            if other == thread:
                return sorted(circle)
    return None
