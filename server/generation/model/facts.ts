import { z } from 'zod'
import type { Models } from '../../models/service.ts'
import { type Claim, type ClaimedLesson, claimsIn, joined, withLabel } from '../claims.ts'
import { parts, prompts } from './prompts.ts'
import { isSentence } from './replacing.ts'
import { unlessUnusable } from './unusable.ts'

const Verdict = z.enum(['true', 'false', 'unsure'])
const FactsWire = z.object({
  claims: z.array(z.object({ id: z.string(), verdict: Verdict, why: z.string(), better: z.string() })),
})
const JudgedFact = z.object({
  id: z.string().trim().toLowerCase().max(20),
  verdict: z.string().trim().toLowerCase().pipe(Verdict),
  why: z.string().trim().max(600).catch(''),
  better: z.string().trim().max(1_000).catch(''),
})
type JudgedFact = z.infer<typeof JudgedFact>
const Facts = z.object({ claims: z.array(JudgedFact) })

const MOST_CLAIMS = 60
const MAX_OUTPUT = 6_000
/** The largest share of a lesson's statements that may be left out. */
const MOST_DROPPED = 1 / 3
/** The numbers (from 1) of two `##` sections in a lesson. */
const WORKED_EXAMPLE = 3
const MISCONCEPTIONS = 4

type Checking = {
  account: { jobId: string; uid: string; topicId: string | null; step: string }
  title: string
  language: string
  markdown: string
}

/**
 * A lesson whose sentences a second model has judged. `judged` is the number of these sentences, and `changed` the
 * number of sentences that were corrected or left out.
 */
export type CheckedFacts = { markdown: string; judged: number; changed: number }

/**
 * Has the checker judge the sentences of a lesson one by one, without their context. Sentences that the checker finds
 * false or doubtful are replaced by its corrections, or left out if it has none. If the checker's reply can't be used,
 * the lesson stays as it is.
 * @throws ModelError
 */
export async function checkFacts(models: Models, checking: Checking, signal: AbortSignal): Promise<CheckedFacts> {
  const { account, title, language, markdown } = checking
  const lesson = claimsIn(markdown)
  const claims = statedIn(lesson).slice(0, MOST_CLAIMS)
  if (claims.length === 0) return { markdown, judged: 0, changed: 0 }
  const judged = await judgeFacts(models, { account, title, language, claims }, signal)
  return applied(markdown, lesson, claims, judged)
}

type Judging = Omit<Checking, 'markdown'> & { claims: Claim[] }

/**
 * Finds the statements of a lesson from a source that the checker knows to be false, by the ids of their claims. What it
 * merely can't tell stays with the source. The result is empty if too many seem to be false.
 * @throws ModelError
 */
export async function falsehoodsIn(models: Models, { claims, ...checking }: Judging, signal: AbortSignal) {
  const stated = claims.filter(isStatement).slice(0, MOST_CLAIMS)
  if (stated.length === 0) return new Map<string, JudgedFact>()
  const asked = new Set(stated.map(({ id }) => id))
  const judged = await judgeFacts(models, { claims: stated, ...checking }, signal)
  const found = judged.filter(({ id, verdict }) => verdict === 'false' && asked.has(id))
  return new Map(found.length > stated.length * MOST_DROPPED ? [] : found.map((one) => [one.id, one]))
}

/** Has the checker judge statements by what it knows. The result is empty if its reply can't be used. */
async function judgeFacts(
  models: Models,
  { account, title, language, claims }: Judging,
  signal: AbortSignal,
): Promise<JudgedFact[]> {
  const { claims: judged } = await models
    .object(
      {
        account: { ...account, purpose: 'checker' },
        system: prompts.facts,
        prompt: parts({
          'The lesson': title,
          Language: language,
          Sentences: claims.map(({ id, text }) => `${id}: ${text}`).join('\n'),
        }),
        maxOutput: MAX_OUTPUT,
        name: 'facts',
        wire: FactsWire,
        schema: Facts,
        list: { key: 'claims', element: JudgedFact, least: 1 },
      },
      signal,
    )
    .catch(unlessUnusable({ claims: [] as JudgedFact[] }))
  return judged
}

function applied(given: string, lesson: ClaimedLesson, claims: Claim[], judged: JudgedFact[]): CheckedFacts {
  const asked = new Map(claims.map(({ id, text }) => [id, text]))
  const changed = new Map<string, string | null>()
  const found = new Set<string>()
  for (const { id, verdict, better } of judged) {
    const text = asked.get(id)
    if (text === undefined || found.has(id)) continue
    found.add(id)
    if (verdict !== 'true' && better !== text) changed.set(id, isSentence(better) ? withLabel(better, text) : null)
  }
  if (changed.size === 0) return { markdown: given, judged: found.size, changed: 0 }
  // A checker that wants to leave out this many sentences is broken, and must not empty the lesson.
  const dropped = [...changed.values()].filter((text) => text === null).length
  if (dropped > asked.size * MOST_DROPPED) return { markdown: given, judged: 0, changed: 0 }
  const markdown = joined(lesson, ({ id, text }) => (changed.has(id) ? (changed.get(id) ?? null) : text))
  return { markdown, judged: found.size, changed: changed.size }
}

/**
 * The statements to check. Leaves out the worked example, and the paragraphs that say why people believe a
 * misconception.
 */
function statedIn(lesson: ClaimedLesson): Claim[] {
  let section = 0
  let isAfterHeading = false
  return lesson.flatMap((line) => {
    if ('text' in line) {
      if (/^## /.test(line.text)) section += 1
      if (line.text.trim() !== '') isAfterHeading = /^### /.test(line.text)
      return []
    }
    const isReason = section === MISCONCEPTIONS && isAfterHeading
    isAfterHeading = false
    return section === WORKED_EXAMPLE || isReason ? [] : line.claims.filter(isStatement)
  })
}

/** Whether a sentence states something, rather than asking a question or introducing what follows. */
const isStatement = ({ text }: Claim) => /\p{L}{3}/u.test(text) && !/[?:]$/.test(text)
