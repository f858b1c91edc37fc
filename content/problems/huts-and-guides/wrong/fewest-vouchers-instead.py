from collections import deque


def fewest_paths(huts, paths, guides):
    neighbours = [[] for _ in range(huts)]
    for a, b, damaged in paths:
        neighbours[a].append((b, damaged))
        neighbours[b].append((a, damaged))
    best = {0: (0, 0)}  # vouchers used, paths walked
    queue = deque([0])
    while queue:
        hut = queue.popleft()
        used, walked = best[hut]
        for other, damaged in neighbours[hut]:
            new = (used + damaged, walked + 1)
            if new[0] <= guides and (other not in best or new < best[other]):
                best[other] = new
                queue.append(other)
    return best[huts - 1][1] if huts - 1 in best else -1
