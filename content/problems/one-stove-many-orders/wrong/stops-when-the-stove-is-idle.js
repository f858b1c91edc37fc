function finishTimes(orders, turn) {
  const left = orders.map((o) => o[1])
  const ends = orders.map(() => 0)
  const queue = []
  let arrived = 0
  let now = orders.length > 0 ? orders[0][0] : 0
  const admit = () => {
    while (arrived < orders.length && orders[arrived][0] <= now) queue.push(arrived++)
  }
  admit()
  while (queue.length > 0) {
    const i = queue.shift()
    const cooked = Math.min(turn, left[i])
    now += cooked
    left[i] -= cooked
    admit()
    if (left[i] > 0) queue.push(i)
    else ends[i] = now
  }
  return ends
}
