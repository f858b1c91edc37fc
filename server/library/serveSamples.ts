import { z } from 'zod'

/** What a sample printed, or why it could not. */
export const Run = z.union([z.strictObject({ output: z.string() }), z.strictObject({ problem: z.string() })])
export type Run = z.infer<typeof Run>

export const READY = 'ready'

/** What a runner does: reads the samples, runs each with the function that `load` gives, and prints what came of it. */
export async function serveSamples(load: () => Promise<(code: string) => string>): Promise<void> {
  let input = ''
  for await (const text of process.stdin.setEncoding('utf8')) input += text
  const codes = z.array(z.string()).parse(JSON.parse(input))
  const run = await load()
  console.log(READY)
  for (const code of codes) console.log(JSON.stringify(outcomeOf(() => run(code))))
}

function outcomeOf(run: () => string): Run {
  try {
    return { output: run() }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
