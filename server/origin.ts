import { BlockList, isIP } from 'node:net'
import { AppError } from './errors.ts'

const own = new BlockList()
own.addSubnet('127.0.0.0', 8)
own.addSubnet('10.0.0.0', 8)
own.addSubnet('172.16.0.0', 12)
own.addSubnet('192.168.0.0', 16)
own.addAddress('::1', 'ipv6')
own.addSubnet('fc00::', 7, 'ipv6')

/**
 * Where people reach this server, for links that come back to it in letters and from elsewhere. A request may name any
 * host, so without PUBLIC_URL only this machine and its own network are believed.
 * @throws AppError where neither tells.
 */
export function originFor({ protocol, host }: { protocol: string; host: string }, publicUrl: string | undefined) {
  if (publicUrl) return publicUrl
  const url = URL.parse(`${protocol}://${host}`)
  const name = url?.hostname.replace(/^\[|\]$/g, '') ?? ''
  const isOwn = isIP(name) ? own.check(name, isIP(name) === 6 ? 'ipv6' : 'ipv4') : name === 'localhost'
  if (url && isOwn) return url.origin
  throw new AppError(
    'unavailable',
    'This server does not know its own address: its administrator has to set PUBLIC_URL.',
  )
}
