function filterScores(spam, marked) {
  const count = (flags) => flags.filter(Boolean).length
  const right = spam.filter((isSpam, i) => isSpam === marked[i]).length
  const precision = count(marked) > 0 ? right / spam.length : null
  const recall = count(spam) > 0 ? right / spam.length : null
  const f1 = precision && recall ? (2 * precision * recall) / (precision + recall) : null
  return { precision, recall, f1 }
}
