import type { Db } from '../../db/client.ts'
import { hashOf, newId } from '../../id.ts'
import { renderMarkdown } from '../../markdown/service.ts'
import { getOwnDocument, type MaterialDocument, type NewCitation, stands } from '../../material/service.ts'
import type { Covered, Engine, OutlineLesson, TopicRequest } from '../engine.ts'
import { languageOfText } from './language.ts'
import { lessonOf } from './lesson.ts'
import { outlineOf, topicOf } from './outline.ts'
import type { Part } from './parts.ts'
import { linked, withLink } from './passageLinks.ts'
import { questionsOf } from './questions.ts'

/** Change this when the rules may produce a different result from the same text. */
const RULES = 'rules 2'
const CHECK = 'Made by rule from the source’s own words; no one has checked the questions.'
const UNKNOWN_LANGUAGE = 'und'

/**
 * An engine without a model: lessons consist of the learner's own text, and rules make questions from its sentences.
 */
export function createMaterialEngine(db: Db): Engine {
  const open = async ({ material, uid }: TopicRequest) => {
    if (!material) throw new Error('There is no material in this request.')
    return getOwnDocument(db, { id: material.id, uid })
  }
  const openAt = async (request: TopicRequest, { key }: Pick<OutlineLesson, 'key'>) => {
    const { document } = await open(request)
    const part = outlineOf(document).find((one) => one.key === key)
    if (!part) throw new Error(`The material has no part ${key} any more.`)
    return { document, part }
  }

  return {
    name: 'material',
    origin: 'material',
    serves: 'material',
    byModel: false,
    materialOf: ({ request }) => request.material?.id ?? null,
    version: hashOf(RULES),

    understand: async (request) => materialUnderstanding(request, await open(request)),

    ground: async () => ({ chunks: [], known: [], assumed: [] }),

    async outline({ request }) {
      const { title, document } = await open(request)
      const outline = topicOf(
        { ...document, source: { ...document.source, title } },
        keptParts(document, request.material ?? { leftOut: [] }),
      )
      // The skills aren't shared with other people, so that they can be deleted together with the text that they are
      // named after.
      return {
        ...outline,
        lessons: outline.lessons.map((lesson) => ({
          ...lesson,
          skills: lesson.skills.map((skill) => ({ ...skill, id: newId() })),
        })),
      }
    },

    async writeLesson({ request, lesson }) {
      const { document, part } = await openAt(request, lesson)
      const citations = citationsOf(document, part)
      const markdown = linked(lessonOf(document, part).markdown, new Set(citations.map(({ n }) => n)))
      return { markdown, ...(await renderMarkdown(markdown)), citations }
    },

    async writeQuestions({ request, lesson }) {
      const [skill] = lesson.skills
      if (!skill) return { items: [], dropped: [] }
      const { document, part } = await openAt(request, lesson)
      const citations = citationsOf(document, part)
      const { questions, dropped } = questionsOf(document, part, { skillId: skill.id })
      const numberOf = (citation: Omit<NewCitation, 'n'>) => {
        const known = citations.find(({ start, end }) => start === citation.start && end === citation.end)
        if (known) return known.n
        const n = Math.max(0, ...citations.map((one) => one.n)) + 1
        citations.push({ ...citation, n })
        return n
      }
      const items = questions.map(({ item, citations: own }) =>
        withLink(
          item,
          own.filter((citation) => stands(document, citation)).map((citation) => numberOf(citation)),
        ),
      )
      return { items, dropped, citations }
    },

    async provenance(outline) {
      return { sources: [...new Set(outline.lessons.flatMap(({ sources }) => sources))], checks: [CHECK] }
    },
  }
}

/** The citations of a lesson, with the numbers that its text uses. Leaves out those that don't match the document. */
const citationsOf = (document: MaterialDocument, part: Part): NewCitation[] =>
  lessonOf(document, part)
    .citations.map((citation, at) => ({ ...citation, n: at + 1 }))
    .filter((citation) => stands(document, citation))

/** The parts of a document from which its topic is made, in order. */
export const keptParts = (document: MaterialDocument, { leftOut }: { leftOut: readonly string[] }) =>
  outlineOf(document).filter(({ key }) => !leftOut.includes(key))

type Opened = Awaited<ReturnType<typeof getOwnDocument>>

/** The understanding of a request for a topic from a person's own text. The lessons are in the language of the text. */
export function materialUnderstanding(request: TopicRequest, { title, document }: Opened): Covered {
  const language = languageOfText(document.text, document.source.language) ?? UNKNOWN_LANGUAGE
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language)
  return {
    covered: true,
    canonicalTitle: title,
    subject: document.source.kind === 'wikipedia' ? 'Wikipedia' : 'Own material',
    level: request.level ?? 'intermediate',
    targets: [title],
    reuseName: JSON.stringify(['material', request.jobId]),
    exact: true,
    language,
    ...(name && language !== UNKNOWN_LANGUAGE && { brief: { goal: '', language: name, exclusions: [] } }),
  }
}
