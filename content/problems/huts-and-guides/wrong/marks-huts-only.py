from collections import deque


def fewest_paths(huts, paths, guides):
    neighbours = [[] for _ in range(huts)]
    for a, b, damaged in paths:
        neighbours[a].append((b, damaged))
        neighbours[b].append((a, damaged))
    seen = {0}
    queue = deque([(0, guides, 0)])
    while queue:
        hut, left, walked = queue.popleft()
        if hut == huts - 1:
            return walked
        for other, damaged in neighbours[hut]:
            if damaged <= left and other not in seen:
                seen.add(other)
                queue.append((other, left - damaged, walked + 1))
    return -1
