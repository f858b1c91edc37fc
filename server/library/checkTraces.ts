import { isMap, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import { Trace } from '#figures/trace/schema.ts'
import type { Section } from './sections.ts'
import { programOf, wrongSteps } from './traceClaims.ts'
import { type Program, traceAll } from './traceProgram.ts'

type Found = { path: string; figure: Trace; program: Program; lineOf: (step: number) => number }

/** Runs the programs that figures show step by step, and returns the mistakes of the figures. */
export async function checkTraces(
  units: readonly { path: string; sections: readonly Section[] }[],
): Promise<{ path: string; detail: string }[]> {
  const found = units.flatMap(({ path, sections }) =>
    sections.flatMap(({ fences }) =>
      fences.flatMap(({ info, text, line }) => {
        const read = info === 'figure trace' ? readTrace(text) : null
        return read ? [{ path, ...read, lineOf: (step: number) => line + read.lineOf(step) }] : []
      }),
    ),
  )
  const traced = await traceAll(found.map(({ program }) => program))
  return found.flatMap(({ path, figure, lineOf }: Found, at) =>
    wrongSteps(figure, traced[at] ?? { problem: 'it did not run.' }).map(({ step, detail }) => ({
      path,
      detail: `line ${lineOf(step)}: ${detail}`,
    })),
  )
}

/** A figure with a program to run, or null. Figures that can't be read are reported when they're drawn. */
function readTrace(text: string) {
  const lines = new LineCounter()
  const document = parseDocument(text, { schema: 'core', lineCounter: lines })
  if (document.errors.length > 0) return null
  const { data: figure } = Trace.safeParse(document.toJS({ maxAliasCount: 0 }))
  const program = figure ? programOf(figure) : null
  if (!figure || !program) return null
  const steps = isMap(document.contents) ? document.contents.get('steps') : undefined
  const lineOf = (step: number) => {
    const node = isSeq(steps) ? (steps.items[step] as Node | undefined) : undefined
    return node?.range ? lines.linePos(node.range[0]).line : 1
  }
  return { figure, program, lineOf }
}
