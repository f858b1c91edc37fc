import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

export const LETTERS_A_PIECE = 16

const Body = z.object({
  model: z.string(),
  messages: z.array(
    z.object({ role: z.string(), content: z.union([z.string(), z.array(z.object({ text: z.string() }))]) }),
  ),
  response_format: z.object({ type: z.string() }).loose().optional(),
  stream: z.boolean().optional(),
})

const Texts = z.object({ model: z.string(), input: z.array(z.string()) })

/** A call that the server has received. Calls for embeddings have `texts` and an empty `prompt`. */
export type Asked = { model: string; system: string; prompt: string; format: string; texts: string[]; place: number }

/** How the server responds. Without an error `status`, it sends `text`. */
export type Reaction = {
  text?: string
  /** The token usage that the server reports. By default, one token per four characters. */
  usage?: { input: number; output: number; cached?: number; reasoning?: number } | null
  finish?: 'stop' | 'length' | 'content_filter'
  /** The HTTP error status to answer with. */
  status?: number
  message?: string
  headers?: Record<string, string>
  /**
   * Number of characters after which the response stalls (`stall`) or the connection is cut (`reset`). With 0, this
   * happens before the first character.
   */
  stall?: number
  reset?: number
  /** The response to a call for embeddings, with one vector per text. */
  vectors?: number[][]
  /**
   * How fast the text is sent, in pieces of LETTERS_A_PIECE characters: the milliseconds between two pieces, or a
   * function that is awaited before each further piece.
   */
  pace?: number | ((pieces: number) => Promise<unknown>)
  /** Milliseconds before the first piece. */
  delay?: number
}

/** The token usage that was reported for a call. Calls that are cut off before they report it aren't included. */
export type Counted = { model: string; input: number; output: number; cached: number; reasoning: number }

export type ModelServer = { baseUrl: string; calls: Asked[]; counted: Counted[]; stop(): Promise<void> }

/** An OpenAI-compatible server for tests, which can be made to fail. `models` is the list of models that it offers. */
export async function startModelServer(
  react: (asked: Asked) => Reaction | Promise<Reaction>,
  models: string[] = [],
): Promise<ModelServer> {
  const calls: Asked[] = []
  const counted: Counted[] = []
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.url === '/v1/models') {
      response.writeHead(200, { 'content-type': 'application/json' })
      return void response.end(JSON.stringify({ object: 'list', data: models.map((id) => ({ id, object: 'model' })) }))
    }
    let body = ''
    for await (const piece of request) body += piece
    if (request.url?.endsWith('/embeddings')) {
      const { model, input } = Texts.parse(JSON.parse(body))
      const asked = { model, system: '', prompt: '', format: 'vectors', texts: input, place: calls.length }
      calls.push(asked)
      return play(await react(asked), { body, model, response, counted })
    }
    const { model, messages, response_format } = Body.parse(JSON.parse(body))
    const textOf = (role: string) =>
      messages
        .filter((message) => message.role === role)
        .map(({ content }) => (typeof content === 'string' ? content : content.map(({ text }) => text).join('')))
        .join('\n')
    const asked = {
      model,
      system: textOf('system'),
      prompt: textOf('user'),
      format: response_format?.type ?? 'text',
      texts: [],
      place: calls.length,
    }
    calls.push(asked)
    await play(await react(asked), { body, model, response, counted })
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    counted,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function play(
  {
    text = '',
    vectors,
    usage,
    finish = 'stop',
    status,
    message = 'Something went wrong.',
    headers,
    stall,
    reset,
    pace,
    delay,
  }: Reaction,
  { body, model, response, counted }: { body: string; model: string; response: ServerResponse; counted: Counted[] },
) {
  if (delay !== undefined) await sleep(delay)
  if (status !== undefined) {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ error: { message, type: 'error' } }))
    return
  }
  if (stall === 0) return
  if (reset === 0) return void response.destroy()
  if (vectors) {
    response.writeHead(200, { 'content-type': 'application/json' })
    const tokens = usage === null ? {} : { usage: { prompt_tokens: usage?.input ?? Math.ceil(body.length / 4) } }
    response.end(JSON.stringify({ model, data: vectors.map((embedding, index) => ({ index, embedding })), ...tokens }))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (part: object) =>
    response.write(
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model, ...part })}\n\n`,
    )
  const choice = (delta: object, reason: string | null = null) => ({
    choices: [{ index: 0, delta, finish_reason: reason }],
  })
  const from = performance.now()
  const [stallAt, resetAt] = [stall ?? Number.POSITIVE_INFINITY, reset ?? Number.POSITIVE_INFINITY]
  for (let at = 0, pieces = 1; at < text.length; pieces++) {
    if (response.destroyed) return
    if (at >= stallAt) return
    if (at >= resetAt) return void response.destroy()
    const end = Math.min(at + LETTERS_A_PIECE, stallAt, resetAt)
    send(choice({ content: text.slice(at, end) }))
    at = end
    // The time of each piece is calculated from the start, so that delays don't add up when timers are late.
    if (typeof pace === 'function') await pace(pieces)
    else if (pace !== undefined) await sleep(Math.max(0, from + pieces * pace - performance.now()))
  }
  // The client has disconnected, so it doesn't get a usage report.
  if (response.destroyed) return
  send(choice({}, finish))
  if (usage !== null) {
    const {
      input = Math.ceil(body.length / 4),
      output = Math.ceil(text.length / 4),
      cached = 0,
      reasoning = 0,
    } = usage ?? {}
    counted.push({ model, input, output, cached, reasoning })
    send({
      choices: [],
      usage: {
        prompt_tokens: input,
        completion_tokens: output,
        total_tokens: input + output,
        prompt_tokens_details: { cached_tokens: cached },
        completion_tokens_details: { reasoning_tokens: reasoning },
      },
    })
  }
  response.end('data: [DONE]\n\n')
}
