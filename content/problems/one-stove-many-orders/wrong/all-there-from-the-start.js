function finishTimes(orders, turn) {
  const queue = orders.map(([arrival, minutes], i) => ({ i, arrival, left: minutes }))
  const ends = []
  let now = 0
  while (queue.length > 0) {
    const order = queue.shift()
    now = Math.max(now, order.arrival)
    const cooked = Math.min(turn, order.left)
    now += cooked
    order.left -= cooked
    if (order.left > 0) queue.push(order)
    else ends[order.i] = now
  }
  return ends
}
