import { expect, test } from 'vitest'
import { originFor } from './origin.ts'

test.each([
  ['localhost:3000', 'http://localhost:3000'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['[::1]:3000', 'http://[::1]:3000'],
  ['192.168.1.20', 'http://192.168.1.20'],
  ['10.1.2.3:80', 'http://10.1.2.3'],
])('without PUBLIC_URL a request to %s is at %s', (host, origin) => {
  expect(originFor({ protocol: 'http', host }, undefined)).toBe(origin)
})

test.each([
  'evil.example',
  'localhost.evil.example',
  '8.8.8.8',
  '172.32.0.1',
  '[2001:db8::1]',
  'a b',
  '',
  '127.0.0.1@evil.example',
])('without PUBLIC_URL the host %s is not believed', (host) => {
  expect(() => originFor({ protocol: 'http', host }, undefined)).toThrow('PUBLIC_URL')
})

test('PUBLIC_URL is the address, whatever the request says', () => {
  expect(originFor({ protocol: 'http', host: 'evil.example' }, 'https://learn.example.org')).toBe(
    'https://learn.example.org',
  )
})
