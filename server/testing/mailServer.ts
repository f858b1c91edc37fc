import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export type ReceivedLetter = { from: string; to: string[]; subject: string; replyTo: string | null; text: string }

/** A mail server that stores the e-mails it receives. It supports the part of SMTP (RFC 5321) that a client needs. */
export async function startMailServer() {
  const letters: ReceivedLetter[] = []
  const arrivals = new EventTarget()
  /** The status code (4xx or 5xx) of the replies to all recipients. Null if they're accepted. */
  let refusal: number | null = null

  const server = createServer((socket) => converse(socket))
  function converse(socket: Socket) {
    const say = (line: string) => socket.write(`${line}\r\n`)
    let rest = ''
    let envelope = { from: '', to: [] as string[] }
    let body: string[] | null = null
    socket.on('error', () => socket.destroy())
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) take(line)
    })
    function take(line: string) {
      if (body) {
        if (line !== '.') return void body.push(line.replace(/^\./, ''))
        letters.push({ ...envelope, ...read(body) })
        arrivals.dispatchEvent(new Event('letter'))
        body = null
        return say('250 kept')
      }
      const address = /<(.*?)>/.exec(line)?.[1] ?? ''
      switch (line.slice(0, 4).toUpperCase()) {
        case 'EHLO':
        case 'HELO':
          return say('250 mail.invalid')
        case 'MAIL':
          envelope = { from: address, to: [] }
          return say('250 ok')
        case 'RCPT':
          if (refusal !== null) return say(`${refusal} not now`)
          envelope.to.push(address)
          return say('250 ok')
        case 'DATA':
          body = []
          return say('354 go on')
        case 'RSET':
          return say('250 ok')
        case 'QUIT':
          say('221 bye')
          return socket.end()
        default:
          return say('502 no')
      }
    }
    say('220 mail.invalid')
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letters,
    refuse(code: number | null) {
      refusal = code
    },
    /** Waits for an e-mail to this address, and returns the newest one. */
    async letterTo(address: string, { after = 0 } = {}): Promise<ReceivedLetter> {
      for (;;) {
        const found = letters.slice(after).findLast(({ to }) => to.includes(address))
        if (found) return found
        await new Promise((resolve) => arrivals.addEventListener('letter', resolve, { once: true }))
      }
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function read(lines: string[]) {
  const { header, body } = parse(lines)
  return { subject: header('subject') ?? '', replyTo: header('reply-to'), text: textOf(header, body) }
}

function parse(lines: string[]) {
  const end = lines.indexOf('')
  const headers = lines.slice(0, end).join('\n').replaceAll(/\n\s+/g, ' ').split('\n')
  const header = (name: string) =>
    headers
      .find((line) => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? null
  return { header, body: lines.slice(end + 1) }
}

/** The plain text, which is the first part if there is HTML as well. */
function textOf(header: (name: string) => string | null, body: string[]): string {
  const boundary = /boundary="?([^";]+)/.exec(header('content-type') ?? '')?.[1]
  if (boundary) {
    const from = body.indexOf(`--${boundary}`) + 1
    const part = parse(body.slice(from, body.indexOf(`--${boundary}`, from)))
    return textOf(part.header, part.body)
  }
  const text = body.join('\n')
  return header('content-transfer-encoding') === 'quoted-printable' ? unquote(text) : text
}

/** Quoted-printable (RFC 2045, 6.7). */
const unquote = (text: string) =>
  Buffer.from(
    text
      .replaceAll('=\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString()
