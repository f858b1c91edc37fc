import { PASSAGE_LINK } from '#contract/passages.ts'
import type { Item } from '../../items/service.ts'
import type { Models } from '../../models/service.ts'
import type { LessonText, Outline, OutlineLesson, WrittenItems } from '../engine.ts'
import { withLink } from '../material/passageLinks.ts'
import { passageLike } from '../model/evidence.ts'
import { writeCheckedQuestions } from '../model/questions.ts'
import { varietyOf } from '../model/variety.ts'
import { type Excerpt, numbering } from './excerpt.ts'

const LINK = new RegExp(` ?\\[\\\\\\[\\d+\\\\\\]\\]\\(${PASSAGE_LINK}(\\d+)\\)`, 'g')

type Task = {
  account: { jobId: string; uid: string; topicId: string; step: string }
  excerpt: Excerpt
  outline: Outline
  lesson: OutlineLesson
  text: LessonText
}

/**
 * Writes questions whose evidence is quoted from the source, or from a sentence of the lesson that cites the source.
 * Their explanations link to the passage. A question without a passage is left out.
 * @throws ModelError
 */
export async function writeGroundedQuestions(
  models: Models,
  { account, excerpt, outline, lesson, text }: Task,
  signal: AbortSignal,
): Promise<WrittenItems> {
  const [skill] = lesson.skills
  if (!skill) return { items: [], dropped: [] }
  const plain = text.markdown.replace(LINK, '')
  const cited = excerpt.sentences.filter(({ start, end }) =>
    (text.citations ?? []).some((citation) => citation.start <= start && end <= citation.end),
  )
  const source = cited.map(({ shown }) => shown).join('\n')
  const ground = source === '' ? plain : `${plain}\n\n## From the source\n\n${source}`
  const misconceptions = lesson.misconceptions ?? []
  const variety = varietyOf(outline, lesson)
  const task = { account, lesson: ground, skill, misconceptions, variety }
  const written = await writeCheckedQuestions(models, task, signal)
  const { citations, numbersOf } = numbering(excerpt, text.citations ?? [])
  const items: Item[] = []
  const dropped = [...written.dropped]
  for (const item of written.items) {
    const numbers = passagesOf(item, { excerpt, numbersOf, lesson: text.markdown })
    if (numbers.length > 0) items.push(withLink(item, numbers))
    else dropped.push({ stem: item.stem, reason: 'Its evidence has no passage in the source.' })
  }
  return { items, dropped, citations, ground, ...(written.tally && { tally: written.tally }) }
}

type Numbering = Pick<ReturnType<typeof numbering>, 'numbersOf'>

function passagesOf(
  { evidence }: Item,
  { excerpt, numbersOf, lesson }: Numbering & { excerpt: Excerpt; lesson: string },
): number[] {
  if (evidence === null) return []
  const own = excerpt.sentences.find(({ shown }) => passageLike(shown, evidence))
  if (own) return numbersOf([own])
  // If the evidence is from the lesson, uses the passages that are linked after its sentence.
  for (const line of lesson.split('\n')) {
    const found = passageLike(line.replace(LINK, ''), evidence)
    if (!found) continue
    const pieces = line.split(/(?<=\)) (?!\[\\\[)/)
    const piece = pieces.find((one) => passageLike(one.replace(LINK, ''), evidence)) ?? line
    return [...new Set([...piece.matchAll(LINK)].map(([, n]) => Number(n)))]
  }
  return []
}
