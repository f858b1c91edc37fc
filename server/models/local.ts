import { z } from 'zod'

/** Programs that run models on the local machine, and their default ports. */
const USUAL = [
  { name: 'Ollama', port: 11434 },
  { name: 'LM Studio', port: 1234 },
  { name: 'llama.cpp', port: 8080 },
  { name: 'vLLM', port: 8000 },
]
const ASK_TIMEOUT_MS = 500
const Listing = z.object({ data: z.array(z.object({ id: z.string().min(1) })) })

export type LocalServer = { name: string; baseUrl: string; models: string[] }

/** Finds model servers on this machine. The only thing they are asked for is the names of their models. */
export async function findLocalServers(places = USUAL): Promise<LocalServer[]> {
  const found = await Promise.all(
    places.map(async ({ name, port }) => {
      const baseUrl = `http://127.0.0.1:${port}/v1`
      const models = await listModels(baseUrl).catch(() => [])
      return models.length > 0 ? [{ name, baseUrl, models }] : []
    }),
  )
  return found.flat()
}

async function listModels(baseUrl: string) {
  const signal = AbortSignal.timeout(ASK_TIMEOUT_MS)
  const reply = await fetch(`${baseUrl}/models`, { signal, redirect: 'error' })
  return reply.ok ? Listing.parse(await reply.json()).data.map(({ id }) => id) : []
}
