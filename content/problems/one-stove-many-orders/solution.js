function finishTimes(orders, turn) {
  const left = orders.map(([, minutes]) => minutes)
  const ends = new Array(orders.length).fill(0)
  const queue = []
  let arrived = 0 // how many orders have come so far
  let now = 0
  const admit = () => {
    while (arrived < orders.length && orders[arrived][0] <= now) queue.push(arrived++)
  }

  while (queue.length > 0 || arrived < orders.length) {
    if (queue.length === 0) {
      now = Math.max(now, orders[arrived][0])
      admit()
    }
    const order = queue.shift()
    const cooked = Math.min(turn, left[order])
    now += cooked
    left[order] -= cooked
    admit() // before the order goes back
    if (left[order] > 0) queue.push(order)
    else ends[order] = now
  }
  return ends
}
