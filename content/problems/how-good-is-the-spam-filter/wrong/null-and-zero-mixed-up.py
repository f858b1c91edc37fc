def filter_scores(spam, marked):
    found = sum(s and m for s, m in zip(spam, marked))
    precision = found / sum(marked) if any(marked) else None
    recall = found / sum(spam) if any(spam) else None
    f1 = None
    if precision and recall:
        f1 = 2 * precision * recall / (precision + recall)
    return {"precision": precision or None, "recall": recall or None, "f1": f1}
