import { isIPv6 } from 'node:net'

const IPV4_IN_IPV6 = '::ffff:'

/**
 * The network of an IP address: the address itself for IPv4, and for IPv6 its /64, which usually belongs to one
 * household.
 */
export function networkOf(ip: string) {
  if (ip.toLowerCase().startsWith(IPV4_IN_IPV6) && ip.includes('.')) return ip.slice(IPV4_IN_IPV6.length)
  return isIPv6(ip) && !ip.includes('.') ? wholeAddress(ip).slice(0, 4).join(':') : ip
}

/** The eight groups of an IPv6 address, with `::` expanded. */
function wholeAddress(ip: string) {
  const [head = '', tail = ''] = ip.toLowerCase().split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const [front, back] = [groups(head), groups(tail)]
  return [...front, ...Array.from({ length: 8 - front.length - back.length }, () => '0'), ...back]
}
