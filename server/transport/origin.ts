import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { Config } from '../config.ts'
import { AppError } from '../errors.ts'

/**
 * How long the addresses of the network interfaces are cached. They may change, for example on a laptop or with DHCP.
 */
const LOOKED_AT_MS = 10_000

/**
 * Finds out whether a host is this machine: either loopback or an address of one of its network interfaces. Other
 * private addresses belong to other machines, and links to them may lead to an attacker.
 */
export function createOwnHosts({ interfaces = networkInterfaces, clock = Date.now } = {}) {
  let known: { at: number; addresses: BlockList } | undefined
  function addresses() {
    if (!known || clock() - known.at >= LOOKED_AT_MS) known = { at: clock(), addresses: listed(interfaces()) }
    return known.addresses
  }
  return (hostname: string) => {
    const name = hostname.replace(/^\[|\]$/g, '')
    const version = isIP(name)
    return version ? addresses().check(name, version === 6 ? 'ipv6' : 'ipv4') : name === 'localhost'
  }
}

function listed(interfaces: ReturnType<typeof networkInterfaces>) {
  const list = new BlockList()
  list.addSubnet('127.0.0.0', 8)
  list.addAddress('::1', 'ipv6')
  for (const { address, family } of Object.values(interfaces).flatMap((all) => all ?? []))
    list.addAddress(address, family === 'IPv6' ? 'ipv6' : 'ipv4')
  return list
}

const isOwnHost = createOwnHosts()

/**
 * The origin for links back to this server, for example in e-mails. Clients can send any Host header, so without
 * PUBLIC_URL only this machine's own addresses are trusted, either with the port on which this server listens or,
 * behind a proxy, without a port. On any other port, another local process may be listening.
 * @throws AppError if the origin can't be determined from PUBLIC_URL or the request.
 */
export function originFor(
  { protocol, host }: { protocol: string; host: string },
  { publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>,
  isOwn = isOwnHost,
) {
  if (publicUrl) return publicUrl
  const url = URL.parse(`${protocol}://${host}`)
  if (url && isOwn(url.hostname) && (url.port === '' || Number(url.port) === port)) return url.origin
  throw new AppError('unavailable', (words) => words.http.addressUnknown)
}
