import { expect, test, vi } from 'vitest'
import { detectTopic, topicDetected } from '#contract/generation.ts'
import { createSocket, NoAnswer } from './socket.ts'

/** A fake of the client library whose network events are triggered by the test. */
function library() {
  const on = new Map<string, (value?: never) => void>()
  const onManager = new Map<string, () => void>()
  const made = {
    connected: false,
    active: true,
    connect: vi.fn(),
    disconnect: vi.fn(),
    onAny: (handle: (event: string, payload: never) => void) => on.set('*', handle as never),
    on: (event: string, handle: () => void) => on.set(event, handle),
    io: { on: (event: string, handle: () => void) => onManager.set(event, handle) },
    timeout: () => ({ emitWithAck: vi.fn(answer) }),
  }
  let answer = async (): Promise<unknown> => ({ jobId: 'j1' })
  const io = vi.fn((_options: { auth: (give: (token: object) => void) => void }) => made)
  return {
    io,
    made,
    answerWith: (next: typeof answer) => (answer = next),
    fire: (event: string, value?: unknown) => on.get(event)?.(value as never),
    fireAny: (event: string, payload: unknown) =>
      (on.get('*') as unknown as (e: string, p: unknown) => void)(event, payload),
    fireManager: (event: string) => onManager.get(event)?.(),
    connected() {
      made.connected = true
      on.get('connect')?.()
    },
  }
}

async function opened() {
  const lib = library()
  const renew = vi.fn(async (): Promise<string | null> => 'renewed')
  const socket = createSocket({ load: async () => ({ io: lib.io }) as never, idToken: async () => 'fresh', renew })
  socket.connect()
  await expect.poll(() => lib.made.connect).toHaveBeenCalled()
  return { lib, renew, socket }
}

test('it connects by websocket, else by polling, with a fresh ID token at each handshake', async () => {
  const { lib } = await opened()
  expect(lib.io).toHaveBeenCalledWith(
    expect.objectContaining({
      path: '/server/socket.io',
      transports: ['websocket', 'polling'],
      reconnectionAttempts: 5,
    }),
  )
  const give = vi.fn()
  lib.io.mock.calls[0]?.[0].auth(give)
  await expect.poll(() => give).toHaveBeenCalledWith({ token: 'fresh' })
})

test('an event sent without a socket, or without a connection, says so', async () => {
  const none = createSocket({
    load: async () => library() as never,
    idToken: async () => null,
    renew: async () => null,
  })
  await expect(none.emit(detectTopic, { prompt: 'x' })).rejects.toThrow('Socket is not initialized yet.')
  const { socket } = await opened()
  await expect(socket.emit(detectTopic, { prompt: 'x' })).rejects.toThrow('Socket.IO is not connected.')
})

test('an answer comes back, an error in it is thrown, a lost one is told apart', async () => {
  const { lib, socket } = await opened()
  lib.connected()
  expect(await socket.emit(detectTopic, { prompt: 'x' })).toEqual({ jobId: 'j1' })
  lib.answerWith(async () => ({ error: { code: 'invalid_request', message: 'Prompt cannot be empty.' } }))
  await expect(socket.emit(detectTopic, { prompt: ' ' })).rejects.toThrow('Prompt cannot be empty.')
  lib.answerWith(() => Promise.reject(new Error('socket has been disconnected')))
  await expect(socket.emit(detectTopic, { prompt: 'x' })).rejects.toBeInstanceOf(NoAnswer)
})

test('events reach whoever listens, also those who came before the connection', async () => {
  const { lib, socket } = await opened()
  const heard = vi.fn()
  socket.on(topicDetected, heard)
  lib.fireAny('topicDetected', { id: 't1' })
  expect(heard).toHaveBeenCalledWith({ id: 't1' })
})

test('a refused token is renewed once, then given up', async () => {
  const { lib, socket, renew } = await opened()
  lib.made.active = false
  lib.fire('connect_error', new Error('User is not authenticated.'))
  await expect.poll(() => lib.made.connect).toHaveBeenCalledTimes(2)
  lib.fire('connect_error', new Error('User is not authenticated.'))
  await expect.poll(() => socket.status.get()).toBe('failed')
  expect(renew).toHaveBeenCalledOnce()
})

test('a server that hangs up and cannot be reached is tried again, not given up', async () => {
  const { lib, socket, renew } = await opened()
  lib.connected()
  renew.mockRejectedValueOnce(new Error('Failed to fetch'))
  lib.fire('disconnect', 'io server disconnect')
  await expect.poll(() => lib.made.connect).toHaveBeenCalledTimes(2)
  expect(socket.status.get()).toBe('reconnecting')
})

test('after five attempts it has failed, and connect() tries again', async () => {
  const { lib, socket } = await opened()
  lib.fire('connect_error', new Error('xhr poll error'))
  expect(socket.status.get()).toBe('reconnecting')
  lib.fireManager('reconnect_failed')
  expect(socket.status.get()).toBe('failed')
  expect(await socket.settled()).toBe(false)
  socket.connect()
  expect(socket.status.get()).toBe('connecting')
  const settled = socket.settled()
  lib.connected()
  expect(await settled).toBe(true)
})

test('a session that ends closes it without a word of failure', async () => {
  const { lib, socket } = await opened()
  lib.connected()
  socket.disconnect()
  lib.fire('disconnect', 'io client disconnect')
  expect(lib.made.disconnect).toHaveBeenCalled()
  expect(socket.status.get()).toBe('none')
})
