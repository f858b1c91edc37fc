function mergePiles(left, right) {
  const merged = []
  let comparisons = 0
  let i = 0
  let j = 0
  while (i < left.length && j < right.length) {
    comparisons++
    merged.push(left[i] <= right[j] ? left[i++] : right[j++])
  }
  while (j < right.length) merged.push(right[j++])
  return [merged, comparisons]
}
