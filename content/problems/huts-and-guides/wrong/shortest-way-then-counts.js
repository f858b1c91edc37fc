function fewestPaths(huts, paths, guides) {
  const used = new Array(huts).fill(Infinity)
  used[0] = 0
  const walked = new Array(huts).fill(-1)
  walked[0] = 0
  const queue = [0]
  for (const hut of queue) {
    for (const [a, b, damaged] of paths) {
      const other = a === hut ? b : b === hut ? a : -1
      if (other === -1 || walked[other] !== -1) continue
      walked[other] = walked[hut] + 1
      used[other] = used[hut] + damaged
      queue.push(other)
    }
  }
  return used[huts - 1] <= guides ? walked[huts - 1] : -1
}
