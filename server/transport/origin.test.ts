import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { createOwnHosts, originFor } from './origin.ts'

const address = (address: string, family: 'IPv4' | 'IPv6'): NetworkInterfaceInfo =>
  family === 'IPv4'
    ? { address, family, netmask: '', mac: '', internal: false, cidr: null }
    : { address, family, netmask: '', mac: '', internal: false, cidr: null, scopeid: 0 }

/** A machine whose network interface has these addresses. */
const machine = (addresses: NetworkInterfaceInfo[]) => createOwnHosts({ interfaces: () => ({ eth0: addresses }) })
const isOwn = machine([
  address('192.168.1.20', 'IPv4'),
  address('10.1.2.3', 'IPv4'),
  address('203.0.113.7', 'IPv4'),
  address('fd00::20', 'IPv6'),
])

const here = { publicUrl: undefined, port: 3000 }

test.each([
  ['localhost:3000', 'http://localhost:3000'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['[::1]:3000', 'http://[::1]:3000'],
  ['192.168.1.20', 'http://192.168.1.20'],
  ['10.1.2.3:80', 'http://10.1.2.3'],
  ['203.0.113.7:3000', 'http://203.0.113.7:3000'],
  ['[fd00:0::20]:3000', 'http://[fd00::20]:3000'],
])('without PUBLIC_URL a request to %s is at %s', (host, origin) => {
  expect(originFor({ protocol: 'http', host }, here, isOwn)).toBe(origin)
})

test.each([
  'evil.example',
  'localhost.evil.example',
  '8.8.8.8',
  '172.32.0.1',
  '192.168.1.66',
  '10.1.2.4',
  '172.16.0.1',
  '0.0.0.0',
  '[2001:db8::1]',
  '[fd00::21]',
  '[::]',
  'a b',
  '',
  '127.0.0.1@evil.example',
  'localhost:3001',
  'localhost:0',
  '127.0.0.1:80800',
  '127.0.0.1:8080',
  '[::1]:443',
  '192.168.1.20:8080',
])('without PUBLIC_URL the host %s is not believed', (host) => {
  expect(() => originFor({ protocol: 'http', host }, here, isOwn)).toThrow('PUBLIC_URL')
})

test('PUBLIC_URL is the address, whatever the request says', () => {
  const known = { publicUrl: 'https://learn.example.org', port: 3000 }
  expect(originFor({ protocol: 'http', host: 'evil.example' }, known)).toBe('https://learn.example.org')
})

test('a machine that moves to another network is found there, and no longer at its old address', () => {
  let now = 0
  let at = '192.168.1.20'
  const moving = createOwnHosts({ interfaces: () => ({ wlan0: [address(at, 'IPv4')] }), clock: () => now })
  expect(moving('192.168.1.20')).toBe(true)
  at = '10.0.0.9'
  now = 60_000
  expect([moving('192.168.1.20'), moving('10.0.0.9')]).toEqual([false, true])
})
