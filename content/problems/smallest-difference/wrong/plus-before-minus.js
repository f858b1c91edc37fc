function difference(before, after) {
  const n = before.length
  const m = after.length
  const kept = Array.from({ length: n + 1 }, () => new Array(m + 1).fill(0))
  for (let i = 1; i <= n; i += 1) {
    for (let j = 1; j <= m; j += 1) {
      const equal = before[i - 1] === after[j - 1]
      kept[i][j] = equal ? kept[i - 1][j - 1] + 1 : Math.max(kept[i - 1][j], kept[i][j - 1])
    }
  }

  const lines = []
  let i = n
  let j = m
  while (i > 0 || j > 0) {
    if (i > 0 && j > 0 && before[i - 1] === after[j - 1]) {
      lines.unshift(' ' + before[i - 1])
      i -= 1
      j -= 1
    } else if (j === 0 || (i > 0 && kept[i - 1][j] >= kept[i][j - 1])) {
      lines.unshift('-' + before[i - 1])
      i -= 1
    } else {
      lines.unshift('+' + after[j - 1])
      j -= 1
    }
  }
  return lines
}
