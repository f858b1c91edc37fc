function difference(before, after) {
  const n = before.length
  const m = after.length
  const kept = Array.from({ length: n + 1 }, () => new Array(m + 1).fill(0))
  for (let i = n - 1; i >= 0; i -= 1) {
    for (let j = m - 1; j >= 0; j -= 1) {
      kept[i][j] = before[i] === after[j] ? kept[i + 1][j + 1] + 1 : Math.max(kept[i + 1][j], kept[i][j + 1])
    }
  }

  const lines = []
  let i = 0
  let j = 0
  while (i < n || j < m) {
    if (i < n && j < m && before[i] === after[j]) {
      lines.push(' ' + before[i])
      i += 1
      j += 1
    } else if (j === m || (i < n && kept[i + 1][j] >= kept[i][j + 1])) {
      lines.push('-' + before[i])
      i += 1
    } else {
      lines.push('+' + after[j])
      j += 1
    }
  }
  return lines
}
