import difflib


def difference(before, after):
    lines = []
    for tag, i1, i2, j1, j2 in difflib.SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if tag == "equal":
            lines += [" " + line for line in before[i1:i2]]
        else:
            lines += ["-" + line for line in before[i1:i2]] + ["+" + line for line in after[j1:j2]]
    return lines
