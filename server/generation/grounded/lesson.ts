import type { Execution } from '../../execution/service.ts'
import { translateSections } from '../../items/service.ts'
import { renderMarkdown } from '../../markdown/service.ts'
import type { NewCitation } from '../../material/service.ts'
import { ModelError, type Models } from '../../models/service.ts'
import { type Claim, claimsIn, claimsOf, joined, linesOf, withoutMarks } from '../claims.ts'
import type { LessonText, OutlineLesson } from '../engine.ts'
import { linked } from '../material/passageLinks.ts'
import { falsehoodsIn } from '../model/facts.ts'
import { askForLesson, begunIn } from '../model/lessonText.ts'
import { parts } from '../model/prompts.ts'
import { runSamples } from '../model/samples.ts'
import { type Excerpt, numbering, sentenceAt } from './excerpt.ts'
import { prompts } from './prompts.ts'
import { type Judged, supportedClaims } from './support.ts'

const REQUIRED = ['Summary', 'Explanation'] as const
const LEAST_LETTERS = 300
const MAX_OUTPUT = 6_000

type Task = {
  account: { jobId: string; uid: string; topicId: string; step: string }
  excerpt: Excerpt
  title: string
  language: string
  lesson: Pick<OutlineLesson, 'title' | 'minutes' | 'skills'>
  /** Runs the code samples. */
  execution: Pick<Execution, 'run'>
  /** Whether the checker judges the statements by what it knows, too. */
  checksFacts: boolean
}

/**
 * Writes a lesson from an excerpt of a source. The checker judges each statement by the sentences that it cites, and by
 * what it knows. The citations are made by code, so that each of them is in the source word for word.
 * @throws ModelError
 */
export async function writeGroundedLesson(
  models: Models,
  { account, excerpt, title, language, lesson, execution, checksFacts }: Task,
  signal: AbortSignal,
  onText?: (soFar: () => string) => void,
): Promise<LessonText> {
  const ask = (problem: string | null) =>
    models.text(
      {
        account: { ...account, purpose: 'writer' },
        system: prompts.lesson,
        prompt: parts({
          'The course': title,
          'The lesson to write': `${lesson.title}\nAbout ${lesson.minutes} minutes.`,
          Language: language,
          Source: excerpt.text,
          'What was wrong with your first text': problem,
        }),
        maxOutput: MAX_OUTPUT,
        ...(onText && {
          onText: (soFar: () => string) => onText(() => marksRemoved(begunIn(soFar(), language))),
        }),
      },
      signal,
    )
  // The headings stay in English until the lesson is complete, so that they can be recognised.
  const asker = `${account.jobId} ${account.step}`
  const run = (markdown: string) => runSamples(execution, { markdown, asker }, signal)
  const written = await askForLesson({ ask, language: 'English', required: REQUIRED, run })
  const claimed = claimsIn(withoutLinks(written.markdown))
  const falseOnes = async (claims: Claim[]) =>
    checksFacts
      ? falsehoodsIn(models, { account, title: `${title}: ${lesson.title}`, language, claims }, signal)
      : new Map()
  const { kept, doubted } = await supportedClaims(
    models,
    { account, excerpt, claims: claimsOf(claimed), falseOnes },
    signal,
  )
  const { markdown, citations } = withCitations(excerpt, (write) => joined(claimed, write), kept)
  if (markdown.length < LEAST_LETTERS)
    throw new ModelError('unreadable', { detail: 'The source supports too little of the lesson.' })
  const shown = translateSections(markdown, language)
  const { samples } = written
  const told = { support: supportIn(models, kept), samples, ...(doubted.length > 0 && { doubted }) }
  return { markdown: shown, ...(await renderMarkdown(shown)), citations, ...told }
}

const marksRemoved = (markdown: string) => markdown.split('\n').map(keepingIndent(withoutMarks)).join('\n')
const keepingIndent = (change: (line: string) => string) => (line: string) =>
  `${/^\s*/.exec(line)?.[0] ?? ''}${change(line)}`

type Write = (claim: Claim) => string | null

/** Adds links to the cited passages, but only to claims that the checker found to be supported, at least partly. */
function withCitations(excerpt: Excerpt, put: (write: Write) => string, judged: ReadonlyMap<string, Judged>) {
  const { citations, numbersOf } = numbering(excerpt)
  const text = put(({ id }) => {
    const kept = judged.get(id)
    if (!kept) return null
    const { claim, verdict } = kept
    if (verdict === 'none') return bracketless(claim.text)
    const numbers = numbersOf(claim.marks.flatMap((mark) => sentenceAt(excerpt, mark) ?? []))
    return [bracketless(claim.text), ...numbers.map((n) => `[${n}]`)].join(' ')
  })
  return { markdown: linked(text, new Set(citations.map(({ n }) => n))), citations: citations satisfies NewCitation[] }
}

const LINK = /!?\[([^[\]\n]{0,300})\]\([^()\n]{0,1000}\)/g

/** Removes links that the model wrote itself, because nobody has verified where they lead. Code isn't changed. */
const withoutLinks = (markdown: string) =>
  linesOf(markdown)
    .map(({ line, isCode }) => (isCode ? line : line.replace(LINK, '$1')))
    .join('\n')

/** Replaces brackets around numbers that the model wrote itself, so that they don't look like citations. */
const bracketless = (text: string) => text.replace(/(?<!\\)\[(\d+)\]/g, '($1)')

function supportIn({ checker }: Models, judged: ReadonlyMap<string, Judged>) {
  const statements = [...judged.values()].filter(({ verdict }) => verdict !== 'none')
  const supported = statements.filter(({ verdict }) => verdict === 'supported').length
  return { supported, statements: statements.length, judge: checker.model, by: 'source' as const }
}
