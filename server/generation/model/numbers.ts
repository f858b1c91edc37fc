import { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { Execution } from '../../execution/service.ts'
import type { Models } from '../../models/service.ts'
import { linesOf } from '../claims.ts'
import { parts, prompts } from './prompts.ts'
import { isOwnLine, replaced, replacedLine } from './replacing.ts'
import { agrees, isOtherUnit, numbersIn, readingsOf } from './statedNumber.ts'
import { unlessUnusable } from './unusable.ts'

const ResultsWire = z.object({
  results: z.array(z.object({ quote: z.string(), stated: z.string(), code: z.string() })),
})
const Result = z.object({
  quote: z.string().trim().min(1).max(1_000),
  stated: z.string().trim().min(1).max(40),
  code: z.string().trim().min(1).max(500),
})
type Result = z.infer<typeof Result>
const Results = z.object({ results: z.array(Result) })

const ChangesWire = z.object({ changes: z.array(z.object({ id: z.string(), quote: z.string(), better: z.string() })) })
const Change = z.object({
  id: z.string().trim().toLowerCase().max(20),
  quote: z.string().trim().min(1).max(1_000),
  better: z.string().trim().min(1).max(1_000),
})
type Change = z.infer<typeof Change>
const Changes = z.object({ changes: z.array(Change) })

const MOST_RESULTS = 40
const MAX_OUTPUT = 5_000
const HAS_DIGITS = /\d/
/** A lesson with fewer numbers than this has no calculations worth a call. */
const LEAST_NUMBERS = 4

type Recomputing = {
  account: { jobId: string; uid: string; topicId: string | null; step: string }
  title: string
  language: string
  markdown: string
  asker: string
}
/** A number that came out otherwise than the lesson states. */
type Mismatch = Result & { id: string; computed: number }

/** How many numbers were recomputed, and the sentences and rows that have to change because of them. */
export type Recomputed = { recomputed: number; changes: { quote: string; better: string }[] }

/**
 * Has the checker write a program that recomputes the numbers of a lesson which follow from others, and runs it in the
 * sandbox. If a result differs from what the lesson states, the checker decides whether the lesson or the program is
 * wrong. If its replies can't be used, nothing changes.
 * @throws ModelError
 */
export async function recomputeNumbers(
  models: Models,
  execution: Pick<Execution, 'run'>,
  recomputing: Recomputing,
  signal: AbortSignal,
): Promise<Recomputed> {
  if (countNumbers(recomputing.markdown) < LEAST_NUMBERS) return { recomputed: 0, changes: [] }
  const results = (await askForResults(models, recomputing, signal)).filter((result) => isUsable(result, recomputing))
  const values = results.length > 0 ? await compute(execution, results, recomputing.asker) : []
  const judged = results.flatMap((result, place) => {
    const computed = values[place] ?? null
    return computed === null || isOtherUnit(result.stated, computed) ? [] : [{ ...result, computed }]
  })
  const mismatches = judged.flatMap((one, place) =>
    agrees(one.stated, one.computed) ? [] : [{ ...one, id: `r${place + 1}` }],
  )
  const changes = mismatches.length > 0 ? await askForChanges(models, recomputing, mismatches, signal) : []
  return { recomputed: judged.length, changes: rightOnes(mismatches, changes) }
}

/** Puts the changes into the lesson. Changes that don't fit into it any more are left out. */
export function withNumbersMended(markdown: string, changes: Recomputed['changes']) {
  let [text, changed] = [markdown, 0]
  for (const { quote, better } of changes) {
    const change = { quote, replacement: better }
    const next = isOwnLine(quote) ? replacedLine(text, change) : replaced(text, change)
    if (next === null) continue
    text = next
    changed += 1
  }
  return { markdown: text, changed }
}

const countNumbers = (markdown: string) =>
  linesOf(markdown).reduce((sum, { line, isCode }) => sum + (isCode ? 0 : (line.match(/\d+/g)?.length ?? 0)), 0)

/**
 * Whether the lesson contains the quote, the quote contains the result (in digits, or else in words), and the code
 * doesn't just repeat it.
 */
const isUsable = ({ quote, stated, code }: Result, { markdown }: Recomputing) =>
  markdown.includes(quote) &&
  (!HAS_DIGITS.test(quote) || numbersIn(stated).every((number) => numbersIn(quote).includes(number))) &&
  readingsOf(stated).length > 0 &&
  code !== stated

async function askForResults(models: Models, { account, title, language, markdown }: Recomputing, signal: AbortSignal) {
  const { results } = await models
    .object(
      {
        account: { ...account, purpose: 'checker' },
        system: prompts.numbers,
        prompt: parts({ 'The lesson': title, Language: language, Text: markdown }),
        maxOutput: MAX_OUTPUT,
        name: 'results',
        wire: ResultsWire,
        schema: Results,
        list: { key: 'results', element: Result, least: 0 },
      },
      signal,
    )
    .catch(unlessUnusable({ results: [] as Result[] }))
  return results.slice(0, MOST_RESULTS)
}

/** The values of all expressions. Null for an expression that fails or doesn't yield a number. */
async function compute(execution: Pick<Execution, 'run'>, results: Result[], asker: string) {
  const code = `const valueOf = (code) => {
  for (const text of ['(' + code + ')', code])
    try {
      const value = Number((0, eval)(text))
      return Number.isFinite(value) ? value : null
    } catch {}
  return null
}
console.log(JSON.stringify(${JSON.stringify(results.map((result) => result.code))}.map(valueOf)))`
  try {
    const run = { uid: asker, network: '', language: 'javascript', code, purpose: 'run' as const }
    return printedIn((await execution.run(run)).stdout)
  } catch (error) {
    // The sandbox is too busy, so nothing is recomputed.
    if (error instanceof AppError) return []
    throw error
  }
}

const Printed = z.array(z.number().nullable())
function printedIn(stdout: string) {
  try {
    return Printed.parse(JSON.parse(stdout))
  } catch {
    return []
  }
}

async function askForChanges(
  models: Models,
  { account, title, language, markdown }: Recomputing,
  mismatches: Mismatch[],
  signal: AbortSignal,
) {
  const shown = mismatches.map(
    ({ id, quote, stated, code, computed }) =>
      `id: ${id}\nquote: ${quote}\nstated: ${stated}\ncode: ${code}\nyields: ${computed}`,
  )
  const { changes } = await models
    .object(
      {
        account: { ...account, purpose: 'checker' },
        system: prompts.numbersAgain,
        prompt: parts({ 'The lesson': title, Language: language, Text: markdown, Results: shown.join('\n\n') }),
        maxOutput: MAX_OUTPUT,
        name: 'changes',
        wire: ChangesWire,
        schema: Changes,
        list: { key: 'changes', element: Change, least: 0 },
      },
      signal,
    )
    .catch(unlessUnusable({ changes: [] as Change[] }))
  return changes
}

/** Only takes the changes for a number if the sentence with this number now states what the program yields. */
const rightOnes = (mismatches: Mismatch[], changes: Change[]) =>
  mismatches.flatMap(({ id, quote, computed }) => {
    const own = changes.filter((change) => change.id === id)
    const main = own.find((change) => change.quote.includes(quote) || quote.includes(change.quote))
    if (!main) return []
    const numbers = numbersIn(main.better)
    // A number that was written in words is also corrected in words, which can't be compared.
    const isInWords = numbers.length === 0 && !HAS_DIGITS.test(quote)
    return isInWords || numbers.some((number) => agrees(number, Math.abs(computed))) ? own : []
  })
