function waitingCircle(events) {
  const holder = new Map() // lock: the thread that has it
  const queues = new Map() // lock: the threads that wait for it
  const wanted = new Map() // waiting thread: the lock
  for (const [thread, action, lock] of events) {
    if (!queues.has(lock)) queues.set(lock, [])
    if (action === 'give') {
      holder.delete(lock)
      const next = queues.get(lock).shift()
      if (next !== undefined) {
        holder.set(lock, next)
        wanted.delete(next)
      }
    } else if (!holder.has(lock)) {
      holder.set(lock, thread)
    } else {
      queues.get(lock).push(thread)
      wanted.set(thread, lock)
      // Only this thread has begun to wait, so any new circle leads back to it.
      const circle = [thread]
      let other = holder.get(lock)
      while (other !== thread && wanted.has(other)) {
        circle.push(other)
        other = holder.get(wanted.get(other))
      }
      if (other === thread) return circle.sort()
    }
  }
  return null
}
