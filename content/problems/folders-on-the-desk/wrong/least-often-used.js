function countFetches(folders, places) {
  const run = (choose) => {
    const desk = []
    const uses = new Map()
    let count = 0
    for (const folder of folders) {
      uses.set(folder, (uses.get(folder) ?? 0) + 1)
      if (desk.includes(folder)) continue
      count++
      if (desk.length === places) desk.splice(choose(desk, uses), 1)
      desk.push(folder)
    }
    return count
  }
  const rarest = (desk, uses) => {
    const counts = desk.map((folder) => uses.get(folder))
    return counts.indexOf(Math.min(...counts))
  }
  return [run(() => 0), run(rarest)]
}
