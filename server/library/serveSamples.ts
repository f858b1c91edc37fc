import { z } from 'zod'

/** The output of a sample, or why it failed. */
export const Run = z.union([z.strictObject({ output: z.string() }), z.strictObject({ problem: z.string() })])
export type Run = z.infer<typeof Run>

export const READY = 'ready'

/**
 * The main function of a runner: reads the samples from stdin, runs each with the function that `load` returns, and
 * prints the results.
 */
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
