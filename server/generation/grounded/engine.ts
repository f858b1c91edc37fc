import type { Execution } from '../../execution/service.ts'
import { hashOf, newId } from '../../id.ts'
import { getOwnDocument, type MaterialDocument } from '../../material/service.ts'
import type { Models } from '../../models/service.ts'
import type { Covered, Engine, OutlineLesson, TopicRequest } from '../engine.ts'
import { keptParts, materialUnderstanding } from '../material/engine.ts'
import { outlineOf, topicOf } from '../material/outline.ts'
import { languageOf, planOutline } from '../model/planned.ts'
import { promptVersion as modelPrompts } from '../model/prompts.ts'
import { understandPrompt } from '../model/understand.ts'
import { reviseWhole } from '../model/whole.ts'
import { findGroundArticle, type GroundDeps } from './article.ts'
import { type Excerpt, excerptAbout, excerptOfPart } from './excerpt.ts'
import { writeGroundedLesson } from './lesson.ts'
import { promptVersion } from './prompts.ts'
import { writeGroundedQuestions } from './questions.ts'

/** Change this when the code may produce a different result from the same replies. */
const RULES = 'rules 2'

type Opened = { title: string; document: MaterialDocument }
type OpenOwn = (own: { id: string; uid: string }) => Promise<Opened>
type Given = { request: TopicRequest; understanding: Covered }
type WritingDeps = {
  models: Models
  execution: Pick<Execution, 'run'>
  /** Whether the checker judges the statements by what it knows, too, and reads each topic as a whole. */
  checksFacts: boolean
}

/** The parts that both engines share. They write lessons and questions from an excerpt of a source. */
function writing(
  { models, execution, checksFacts }: WritingDeps,
  excerptFor: (given: Given, lesson: OutlineLesson) => Promise<Excerpt>,
) {
  const version = hashOf(
    JSON.stringify([RULES, promptVersion, modelPrompts, checksFacts, models.writer, models.checker]),
  )
  const parts: Pick<
    Engine,
    'version' | 'byModel' | 'origin' | 'writeLesson' | 'writeQuestions' | 'reviseTopic' | 'provenance'
  > = {
    version,
    byModel: true,
    origin: 'material',
    async writeLesson({ request, understanding, outline, lesson, topicId }, signal, onText) {
      const { jobId, uid } = request
      return writeGroundedLesson(
        models,
        {
          account: { jobId, uid, topicId, step: `lesson ${lesson.key}` },
          excerpt: await excerptFor({ request, understanding }, lesson),
          ...{ title: outline.title, language: languageOf(understanding), lesson, execution, checksFacts },
        },
        signal,
        onText,
      )
    },
    async writeQuestions({ request, understanding, outline, topicId, lesson, text }, signal) {
      const { jobId, uid } = request
      const account = { jobId, uid, topicId, step: `questions ${lesson.key}` }
      const excerpt = await excerptFor({ request, understanding }, lesson)
      return writeGroundedQuestions(models, { account, excerpt, outline, lesson, text }, signal)
    },
    ...(checksFacts && {
      reviseTopic: (given, signal) => reviseWhole(models, { ...given, onlyRemoves: true }, signal),
    }),
    async provenance(outline) {
      const { writer, checker } = models
      return {
        sources: [...new Set(outline.lessons.flatMap(({ sources }) => sources))],
        checks: [
          `Lessons and questions were written by the language model ${writer.model} from the source. Nobody has read them before you.`,
          'Every numbered passage stands in the source word for word (checked by code).',
          `The language model ${checker.model} judged each statement by the passages that it cites; what they don’t say was rewritten once or cut.`,
          `The language model ${checker.model} solved every question twice without its key; only those stayed that it answered as the key says, and to which it saw no second answer.`,
        ],
      }
    },
  }
  return parts
}

/** An engine for a person's own material: a language model writes a lesson for each part that the person has kept. */
export function createGroundedEngine(deps: WritingDeps, openOwn: OpenOwn): Engine {
  const open = ({ material, uid }: TopicRequest): Promise<Opened> => {
    if (!material) throw new Error('There is no material in this request.')
    return openOwn({ id: material.id, uid })
  }
  return {
    ...writing(deps, async ({ request }, { key }) => {
      const { document } = await open(request)
      const part = outlineOf(document).find((one) => one.key === key)
      if (!part) throw new Error(`The material has no part ${key} any more.`)
      return excerptOfPart(document, part)
    }),
    name: 'grounded',
    serves: 'material',
    materialOf: ({ request }) => request.material?.id ?? null,
    understand: async (request) => materialUnderstanding(request, await open(request)),
    ground: async () => ({ chunks: [], known: [], assumed: [] }),
    async outline({ request }) {
      const { title, document } = await open(request)
      const source = { ...document.source, title }
      const outline = topicOf({ ...document, source }, keptParts(document, request.material ?? { leftOut: [] }))
      return { ...outline, lessons: outline.lessons.map(withOwnSkills) }
    },
  }
}

const withOwnSkills = (lesson: OutlineLesson): OutlineLesson => ({
  ...lesson,
  skills: lesson.skills.map((skill) => ({ ...skill, id: newId() })),
})

/** How many characters of an article, and of each of its sections, the model sees when it plans the lessons. */
const OVERVIEW_LETTERS = 8_000
const SECTION_LETTERS = 500

/**
 * An engine for prompts: a language model writes the topic from a Wikipedia article. The engine only covers prompts for
 * which an article is found in time, and leaves all others to the next engine.
 */
export function createWikipediaEngine(deps: WritingDeps & GroundDeps): Engine {
  const { models } = deps
  const open = ({ uid }: TopicRequest, { targets }: Covered) => getOwnDocument(deps.db, { id: targets[0] ?? '', uid })
  return {
    ...writing(deps, async ({ request, understanding }, { title, summary, skills }) => {
      const { document } = await open(request, understanding)
      return excerptAbout(document, [title, summary, ...skills.map((skill) => skill.title)].join(' '))
    }),
    name: 'wikipedia',
    serves: 'prompt',
    materialOf: ({ understanding }) => understanding.targets[0] ?? null,
    async understand(request, signal) {
      const articleId = await findGroundArticle(deps, request, signal)
      if (articleId === null) return { covered: false, fit: 'none', offers: [] }
      const understanding = await understandPrompt(models, request, signal)
      return understanding.covered ? { ...understanding, targets: [articleId] } : understanding
    },
    ground: async () => ({ chunks: [], known: [], assumed: [] }),
    async outline({ request, understanding }, signal) {
      const { document } = await open(request, understanding)
      const { jobId, uid } = request
      const account = { jobId, uid, topicId: null, step: 'outline', purpose: 'writer' as const }
      const outline = await planOutline(
        models,
        { account, request, understanding, material: overviewOf(document) },
        signal,
      )
      const sources = [document.source.address ?? document.source.title]
      return { ...outline, lessons: outline.lessons.map((lesson) => ({ ...lesson, sources })) }
    },
  }
}

/** The titles of a document's sections, each with the beginning of its text. */
const overviewOf = (document: MaterialDocument) =>
  [
    'The lessons are written from this article alone. Plan only what it covers.',
    ...outlineOf(document).map(
      ({ title, start, end }) =>
        `${title}: ${document.text.slice(start, Math.min(end, start + SECTION_LETTERS)).replace(/\s+/g, ' ')}`,
    ),
  ]
    .join('\n\n')
    .slice(0, OVERVIEW_LETTERS)
