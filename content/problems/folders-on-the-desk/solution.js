function countFetches(folders, places) {
  return [fetches(folders, places, false), fetches(folders, places, true)]
}

function fetches(folders, places, byUse) {
  const desk = new Set() // keeps the order of adding: the next one to go is the first
  let count = 0
  for (const folder of folders) {
    if (!desk.has(folder)) {
      count += 1
      if (desk.size === places) desk.delete(desk.values().next().value)
      desk.add(folder)
    } else if (byUse) {
      desk.delete(folder)
      desk.add(folder)
    }
  }
  return count
}
