def filter_scores(spam, marked):
    found = sum(s and m for s, m in zip(spam, marked))
    precision = found / sum(spam) if any(spam) else None
    recall = found / sum(marked) if any(marked) else None
    f1 = None
    if precision is not None and recall is not None and precision + recall > 0:
        f1 = 2 * precision * recall / (precision + recall)
    return {"precision": precision, "recall": recall, "f1": f1}
