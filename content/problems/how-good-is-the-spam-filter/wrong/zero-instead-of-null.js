function filterScores(spam, marked) {
  const found = spam.filter((isSpam, i) => isSpam && marked[i]).length
  const precision = found / marked.filter(Boolean).length || 0
  const recall = found / spam.filter(Boolean).length || 0
  const f1 = (2 * precision * recall) / (precision + recall) || 0
  return { precision, recall, f1 }
}
