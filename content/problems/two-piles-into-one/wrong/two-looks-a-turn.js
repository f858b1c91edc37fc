function mergePiles(left, right) {
  const merged = []
  let comparisons = 0
  let i = 0
  let j = 0
  while (i < left.length || j < right.length) {
    comparisons++
    if (j >= right.length || left[i] <= right[j]) merged.push(left[i++])
    else merged.push(right[j++])
  }
  return [merged, comparisons]
}
