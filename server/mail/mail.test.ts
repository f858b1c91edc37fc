import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailServer } from '../testing/mailServer.ts'
import { createMail, type Mail } from './service.ts'

let server: Awaited<ReturnType<typeof startMailServer>>
let mail: Mail
beforeAll(async () => {
  server = await startMailServer()
  mail = createMail({ smtpUrl: server.url, from: 'lyceum@example.org' })
})
afterAll(async () => {
  await mail.close()
  await server.stop()
})

test('a letter arrives with its subject, its text and the address to answer to', async () => {
  const text = 'Grüße aus Łódź.\n.a line that begins with a point\n\nhttps://example.org/?code=abc=def'
  await mail.send({ to: 'ann@example.org', subject: 'Hello', text, replyTo: 'bob@example.org' })
  const letter = await server.letterTo('ann@example.org')
  expect(letter).toMatchObject({
    from: 'lyceum@example.org',
    to: ['ann@example.org'],
    subject: 'Hello',
    replyTo: 'bob@example.org',
  })
  expect(letter.text.trimEnd()).toBe(text)
})

test('what is sent as an address cannot add a recipient or a header', async () => {
  const before = server.letters.length
  await mail
    .send({ to: 'eve@example.org, mallory@example.org', subject: 'Hi\r\nBcc: mallory@example.org', text: 'x' })
    .catch(() => undefined)
  for (const { to } of server.letters.slice(before)) expect(to).not.toContain('mallory@example.org')
})

test('a refused letter is an error for whoever sends it', async () => {
  server.refuse(550)
  await expect(mail.send({ to: 'ann@example.org', subject: 'Hello', text: 'x' })).rejects.toThrow()
  server.refuse(null)
  await mail.send({ to: 'ann@example.org', subject: 'Again', text: 'x' })
  expect((await server.letterTo('ann@example.org')).subject).toBe('Again')
})

test('closing waits for letters that are on their way, and not for a mail server that says nothing', async () => {
  const own = createMail({ smtpUrl: server.url, from: 'lyceum@example.org' })
  own.follow(sleep(300).then(() => own.send({ to: 'late@example.org', subject: 'Late', text: 'x' })))
  await own.close()
  expect(server.letters.at(-1)).toMatchObject({ to: ['late@example.org'] })

  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const unheard = createMail({
    smtpUrl: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    from: 'lyceum@example.org',
  })
  let isSettled = false
  const settle = () => {
    isSettled = true
  }
  unheard.follow(unheard.send({ to: 'ann@example.org', subject: 'Lost', text: 'x' }).then(settle, settle))
  await unheard.close()
  expect(isSettled).toBe(false)
  silent.close()
})
