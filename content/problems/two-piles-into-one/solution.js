function mergePiles(left, right) {
  const merged = []
  let comparisons = 0
  let [i, j] = [0, 0]
  while (i < left.length && j < right.length) {
    comparisons += 1
    if (left[i] <= right[j]) merged.push(left[i++])
    else merged.push(right[j++])
  }
  return [[...merged, ...left.slice(i), ...right.slice(j)], comparisons]
}
