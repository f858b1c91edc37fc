import { z } from 'zod'
import { checkItem, type Item } from '../../items/service.ts'
import { ModelError, type Models } from '../../models/service.ts'
import { claimsIn, joined } from '../claims.ts'
import type { Engine, LessonText } from '../engine.ts'
import { confirmChanges } from './confirm.ts'
import { readLessonIn } from './lessonText.ts'
import { briefParts, languageOf } from './planned.ts'
import { parts, prompts } from './prompts.ts'
import { replaced } from './replacing.ts'

const Kind = z.enum(['contradiction', 'error', 'repeated', 'unexplained', 'gap'])
const WholeWire = z.object({
  findings: z.array(
    z.object({ lesson: z.number(), kind: Kind, why: z.string(), quote: z.string(), replacement: z.string() }),
  ),
})
const Finding = z.object({
  lesson: z.coerce.number().int(),
  kind: z.string().trim().toLowerCase().pipe(Kind),
  quote: z.string().trim().min(10).max(3_000),
  replacement: z.string().trim().max(3_000),
})
type Finding = z.infer<typeof Finding>
const Whole = z.object({ findings: z.array(Finding) })

const MAX_OUTPUT = 6_000
const MOST_FINDINGS = 24
/** The minimum share of a lesson that must be left after all changes. */
const LEAST_LEFT = 2 / 3
const FOR = 'for contradictions, errors, repeated parts, unexplained terms and gaps'
const FOR_LESS = 'for contradictions, errors and repeated parts'
const ONLY_REMOVES =
  'Each statement of this course comes from a source, with the number of its passage, so nothing may be added. Name only `contradiction`, `repeated` and `error`, which here is also what the source says though it is false, out of date or ruled out by another of its statements. Each with an empty `replacement`: the sentence is left out.'

type Revising = Parameters<NonNullable<Engine['reviseTopic']>>[0]
type Read = Revising['lessons'][number]
type Revised = Awaited<ReturnType<NonNullable<Engine['reviseTopic']>>>

/**
 * Has the checker read all lessons of a topic once and name what doesn't fit together, each with the text that should
 * take its place. What it calls wrong, it reads a second time. A replacement is only used if the lesson, with its
 * questions, is still as sound as before. If the checker fails, the lessons stay as they are. With `onlyRemoves`,
 * sentences are only left out, because each statement has to come from a source.
 */
export async function reviseWhole(
  models: Models,
  revising: Revising & { onlyRemoves?: boolean },
  signal: AbortSignal,
): Promise<Revised> {
  const { lessons, understanding, onlyRemoves = false } = revising
  const purpose = onlyRemoves ? FOR_LESS : FOR
  const judge = `The language model ${models.checker.model}`
  const found = await find(models, revising, signal)
  if (found === null) return { texts: [], check: `${judge} could not be used to read the whole topic, ${purpose}.` }
  const findings = onlyRemoves ? found.filter(isRemoval) : found
  const { confirmed, isRead } = await confirm(models, { ...revising, findings }, signal)
  const language = languageOf(understanding)
  const mended = []
  for (const [place, lesson] of lessons.entries()) {
    const own = confirmed.filter(({ lesson }) => lesson === place + 1)
    mended.push(await mend(lesson, own, { language, onlyRemoves }))
  }
  const changed = mended.reduce((sum, { changed }) => sum + changed, 0)
  const left = findings.length - changed
  const places = changed === 1 ? '1 place' : `${changed} places`
  const again = isRead ? ' It read what it called wrong a second time before anything changed.' : ''
  const others = left > 0 ? ` Of what it named, ${left} more stayed as it was.` : ''
  return {
    texts: mended.map(({ text, changed }) => (changed > 0 ? text : null)),
    check: `${judge} read the whole topic once, ${purpose}: ${places} changed.${again}${others}`,
  }
}

/** What the checker found, or null if it failed. */
async function find(
  models: Models,
  revising: Parameters<typeof reviseWhole>[1],
  signal: AbortSignal,
): Promise<Finding[] | null> {
  const { request, understanding, outline, topicId, lessons, onlyRemoves } = revising
  const { jobId, uid } = request
  try {
    const { findings } = await models.object(
      {
        account: { jobId, uid, topicId, step: 'whole', purpose: 'checker' },
        system: prompts.whole,
        prompt: parts({
          ...briefParts(request, understanding),
          Assumed: outline.assumed.join('\n'),
          'The course': [outline.summary, outline.objective, ...lessons.map(planned)].join('\n'),
          'What may change': onlyRemoves ? ONLY_REMOVES : null,
          ...Object.fromEntries(lessons.flatMap(sections)),
        }),
        maxOutput: MAX_OUTPUT,
        name: 'findings',
        wire: WholeWire,
        schema: Whole,
        list: { key: 'findings', element: Finding, least: 0 },
      },
      signal,
    )
    return findings.slice(0, MOST_FINDINGS)
  } catch (error) {
    if (error instanceof ModelError) return null
    throw error
  }
}

/** The findings that hold after the checker has read both versions of what it called wrong. Others aren't read again. */
async function confirm(
  models: Models,
  { request, understanding, topicId, lessons, findings }: Revising & { findings: Finding[] },
  signal: AbortSignal,
): Promise<{ confirmed: Finding[]; isRead: boolean }> {
  const { held, isRead } = await confirmChanges(
    models,
    {
      account: { jobId: request.jobId, uid: request.uid, topicId },
      brief: briefParts(request, understanding),
      lessons: lessons.map(({ lesson: { title }, text: { markdown } }) => ({ title, markdown })),
      changes: findings.filter(isCorrection),
    },
    signal,
  )
  return { confirmed: findings.filter((finding) => !isCorrection(finding) || held.includes(finding)), isRead }
}

const isCorrection = ({ kind }: Finding) => kind === 'contradiction' || kind === 'error'

const planned = ({ lesson: { title, summary, skills } }: Read, place: number) =>
  `${place + 1}. ${title}: ${summary} After it the learner can: ${skills.map(({ title }) => title).join('; ')}`

const sections = ({ lesson: { title }, text, items }: Read, place: number) => [
  [`Lesson ${place + 1}: ${title}`, text.markdown],
  [
    `Stays word for word in lesson ${place + 1}`,
    [...new Set(items.flatMap(({ evidence }) => evidence ?? []))].join('\n'),
  ],
]

const REMOVALS: readonly Finding['kind'][] = ['contradiction', 'error', 'repeated']
const isRemoval = ({ kind, replacement }: Finding) => replacement === '' && REMOVALS.includes(kind)

/** Replaces the quotes in a lesson one by one. Replacements that would make the lesson worse are left out. */
async function mend(
  read: Read,
  findings: Finding[],
  { language, onlyRemoves }: { language: string; onlyRemoves: boolean },
): Promise<{ text: LessonText; changed: number }> {
  let { text } = read
  let changed = 0
  for (const finding of findings) {
    const markdown = replaced(text.markdown, { ...finding, mayRemove: onlyRemoves || finding.kind === 'repeated' })
    if (markdown === null || !isStillSound(read, markdown)) continue
    // The headings are in the language of the lesson by now, and `replaced` keeps them.
    const found = await readLessonIn(language, { required: [] })({ text: markdown, finish: 'stop' })
    if ('problem' in found) continue
    text = { ...text, ...found.text }
    changed += 1
  }
  return { text, changed }
}

/** Whether enough is left of a lesson, under the same headings, and whether its questions are still supported. */
function isStillSound({ text, items }: Read, markdown: string) {
  const hasHardFlaw = (item: Item, markdown: string) => checkItem(item, markdown).some(({ hard }) => hard)
  return (
    markdown.length >= text.markdown.length * LEAST_LEFT &&
    headingsOf(markdown) === headingsOf(text.markdown) &&
    // The evidence of a question may be quoted from the source, and not from the lesson.
    !items.some((item) => hasHardFlaw(item, markdown) && !hasHardFlaw(item, text.markdown))
  )
}

/** The headings that have a text below them. */
const headingsOf = (markdown: string) =>
  joined(claimsIn(markdown), ({ text }) => text)
    .split('\n')
    .filter((line) => line.startsWith('#'))
    .join('\n')
