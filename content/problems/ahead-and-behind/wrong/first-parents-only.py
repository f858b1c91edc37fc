def reachable(parents, commit):
    seen = [commit]
    while parents[commit]:
        commit = parents[commit][0]
        seen.append(commit)
    return set(seen)


def ahead_behind(parents, ours, theirs):
    a, b = reachable(parents, ours), reachable(parents, theirs)
    return [len(a - b), len(b - a)]
