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
    more = len(reachable(parents, ours)) - len(reachable(parents, theirs))
    return [max(more, 0), max(-more, 0)]
