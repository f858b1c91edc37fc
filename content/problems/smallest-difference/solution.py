def difference(before, after):
    n, m = len(before), len(after)
    kept = [[0] * (m + 1) for _ in range(n + 1)]
    for i in reversed(range(n)):
        for j in reversed(range(m)):
            if before[i] == after[j]:
                kept[i][j] = kept[i + 1][j + 1] + 1
            else:
                kept[i][j] = max(kept[i + 1][j], kept[i][j + 1])

    lines = []
    i = j = 0
    while i < n or j < m:
        if i < n and j < m and before[i] == after[j]:
            lines.append(" " + before[i])
            i, j = i + 1, j + 1
        elif j == m or (i < n and kept[i + 1][j] >= kept[i][j + 1]):
            lines.append("-" + before[i])
            i += 1
        else:
            lines.append("+" + after[j])
            j += 1
    return lines
