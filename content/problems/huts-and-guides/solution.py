from collections import deque


def fewest_paths(huts, paths, guides):
    neighbours = [[] for _ in range(huts)]
    for a, b, damaged in paths:
        neighbours[a].append((b, damaged))
        neighbours[b].append((a, damaged))

    # A state is a hut together with the vouchers that are left.
    distance = {(0, guides): 0}
    queue = deque(distance)
    while queue:
        state = hut, left = queue.popleft()
        if hut == huts - 1:
            return distance[state]
        for other, damaged in neighbours[hut]:
            following = (other, left - damaged)
            if damaged <= left and following not in distance:
                distance[following] = distance[state] + 1
                queue.append(following)
    return -1
