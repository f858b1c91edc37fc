from collections import deque


def finish_times(orders, turn):
    left = [minutes for _, minutes in orders]
    ends = [0] * len(orders)
    queue = deque()
    arrived = 0  # how many orders have come so far
    now = 0

    def admit():
        nonlocal arrived
        while arrived < len(orders) and orders[arrived][0] <= now:
            queue.append(arrived)
            arrived += 1

    while queue or arrived < len(orders):
        if not queue:
            now = max(now, orders[arrived][0])
            admit()
        order = queue.popleft()
        cooked = min(turn, left[order])
        now += cooked
        left[order] -= cooked
        admit()  # before the order goes back
        if left[order] > 0:
            queue.append(order)
        else:
            ends[order] = now
    return ends
