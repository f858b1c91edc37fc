function countFetches(folders, places) {
  return [false, true].map((byUse) => {
    const desk = []
    let count = 0
    for (const folder of folders) {
      const at = desk.indexOf(folder)
      if (at === -1) {
        count++
        if (desk.length === places) desk.pop()
        desk.push(folder)
      } else if (byUse) {
        desk.push(...desk.splice(at, 1))
      }
    }
    return count
  })
}
