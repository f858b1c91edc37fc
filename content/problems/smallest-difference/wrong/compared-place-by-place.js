function difference(before, after) {
  const lines = []
  for (let i = 0; i < Math.max(before.length, after.length); i += 1) {
    if (before[i] === after[i]) lines.push(' ' + before[i])
    else {
      if (i < before.length) lines.push('-' + before[i])
      if (i < after.length) lines.push('+' + after[i])
    }
  }
  return lines
}
