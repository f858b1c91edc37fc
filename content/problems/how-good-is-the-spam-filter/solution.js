function filterScores(spam, marked) {
  const count = (flags) => flags.filter(Boolean).length
  const found = count(spam.map((isSpam, i) => isSpam && marked[i]))
  const precision = count(marked) > 0 ? found / count(marked) : null
  const recall = count(spam) > 0 ? found / count(spam) : null
  const f1 =
    precision !== null && recall !== null && precision + recall > 0
      ? (2 * precision * recall) / (precision + recall)
      : null
  return { precision, recall, f1 }
}
