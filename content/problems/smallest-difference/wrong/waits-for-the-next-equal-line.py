def difference(before, after):
    lines = []
    j = 0
    for line in before:
        if line in after[j:]:
            place = after.index(line, j)
            lines += ["+" + added for added in after[j:place]]
            lines.append(" " + line)
            j = place + 1
        else:
            lines.append("-" + line)
    return lines + ["+" + added for added in after[j:]]
