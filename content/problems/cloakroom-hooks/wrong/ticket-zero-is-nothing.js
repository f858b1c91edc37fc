function hangCoats(tickets, hooks) {
  const room = []
  return tickets.map((ticket) => {
    for (let steps = 0; steps < hooks; steps++) {
      const hook = (ticket + steps) % hooks
      if (!room[hook] || room[hook] === ticket) {
        room[hook] = ticket
        return hook
      }
    }
    return -1
  })
}
