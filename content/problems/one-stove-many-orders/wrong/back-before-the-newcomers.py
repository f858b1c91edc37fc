from collections import deque


def finish_times(orders, turn):
    left = [m for _, m in orders]
    ends = [0] * len(orders)
    queue, arrived, now = deque(), 0, 0
    while queue or arrived < len(orders):
        while arrived < len(orders) and orders[arrived][0] <= now:
            queue.append(arrived)
            arrived += 1
        if not queue:
            now = orders[arrived][0]
            continue
        order = queue.popleft()
        cooked = min(turn, left[order])
        now += cooked
        left[order] -= cooked
        if left[order]:
            queue.append(order)
        else:
            ends[order] = now
    return ends
