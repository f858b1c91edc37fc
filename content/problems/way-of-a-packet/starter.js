/** Returns the path of the packet and its end: delivered, expired or no route. */
function followPacket(tables, start, address, ttl) {
  return { path: [start], end: 'no route' }
}
