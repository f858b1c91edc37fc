function waitingCircle(events) {
  const queues = new Map()
  const waitsFor = new Map()
  for (const [thread, action, lock] of events) {
    if (!queues.has(lock)) queues.set(lock, [])
    const queue = queues.get(lock)
    if (action === 'give') {
      queue.shift()
      if (queue.length > 0) waitsFor.delete(queue[0])
      continue
    }
    queue.push(thread)
    if (queue.length === 1) continue
    waitsFor.set(thread, queue[0])
    const circle = [thread]
    let other = queue[0]
    while (other !== undefined && !circle.includes(other)) {
      circle.push(other)
      other = waitsFor.get(other)
    }
    if (other === thread) return circle.sort()
  }
  return null
}
