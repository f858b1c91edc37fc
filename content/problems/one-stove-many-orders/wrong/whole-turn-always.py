from collections import deque


def finish_times(orders, turn):
    left = [m for _, m in orders]
    ends = [0] * len(orders)
    queue, arrived, now = deque(), 0, 0
    while queue or arrived < len(orders):
        if not queue:
            now = max(now, orders[arrived][0])
        while arrived < len(orders) and orders[arrived][0] <= now:
            queue.append(arrived)
            arrived += 1
        order = queue.popleft()
        if left[order] <= turn:
            ends[order] = now + left[order]
            left[order] = 0
        else:
            left[order] -= turn
        now += turn
        while arrived < len(orders) and orders[arrived][0] <= now:
            queue.append(arrived)
            arrived += 1
        if left[order]:
            queue.append(order)
    return ends
