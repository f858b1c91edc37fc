def reachable(parents, start):
    seen = {start}
    waiting = [start]
    while waiting:
        for parent in parents[waiting.pop()]:
            if parent not in seen:
                seen.add(parent)
                waiting.append(parent)
    return seen


def ahead_behind(parents, ours, theirs):
    a, b = reachable(parents, ours), reachable(parents, theirs)
    return [len(a - b), len(b - a)]
