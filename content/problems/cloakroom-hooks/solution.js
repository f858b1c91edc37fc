function hangCoats(tickets, hooks) {
  const room = new Array(hooks).fill(null)
  return tickets.map((ticket) => hang(room, ticket))
}

function hang(room, ticket) {
  for (let steps = 0; steps < room.length; steps++) {
    const hook = (ticket + steps) % room.length
    if (room[hook] === null || room[hook] === ticket) {
      room[hook] = ticket
      return hook
    }
  }
  return -1
}
