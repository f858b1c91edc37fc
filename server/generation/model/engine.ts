import type { Execution } from '../../execution/service.ts'
import { hashOf } from '../../id.ts'
import type { Unit, UnitText } from '../../library/service.ts'
import type { Models } from '../../models/service.ts'
import type { Engine, TopicRequest } from '../engine.ts'
import { checkStatements } from './checkStatements.ts'
import { askForLesson, begunIn } from './lessonText.ts'
import { briefParts, languageOf, planOutline } from './planned.ts'
import { parts, prompts, promptVersion } from './prompts.ts'
import { writeCheckedQuestions } from './questions.ts'
import { runSamples } from './samples.ts'
import { understandPrompt } from './understand.ts'
import { varietyOf } from './variety.ts'
import { reviseWhole } from './whole.ts'

const MATERIAL_LETTERS = 6_000
const NEAREST_UNITS = 3

/** The beginning of a text: whole sentences with at most `most` characters in total. */
function beginningOf(text: string, most: number) {
  if (text.length <= most) return text
  const beginning = text.slice(0, most)
  return beginning.slice(0, Math.max(...['. ', '.\n', '?\n', '? '].map((end) => beginning.lastIndexOf(end))) + 1)
}

type Near = Pick<Unit, 'id' | 'title'> & Pick<UnitText, 'markdown'>

type Checks = {
  /** Whether the statements and the numbers of lessons are checked, and the topic as a whole. */
  checksFacts?: boolean
  /** Runs the code samples of lessons, and the programs that recompute their numbers. */
  execution?: Pick<Execution, 'run'>
}

/**
 * Creates an engine that uses a language model and can therefore write a topic for any prompt. `near` finds the units
 * of the built-in library that are most similar to the prompt. They are passed to the model as context.
 */
export function createModelEngine(
  models: Models,
  near: (prompt: string) => Promise<Near[]>,
  { checksFacts = true, execution }: Checks = {},
): Engine {
  const accountOf = ({ jobId, uid }: TopicRequest, step: string, topicId: string | null = null) => ({
    ...{ jobId, uid, topicId, step },
    purpose: 'writer' as const,
  })

  return {
    name: 'model',
    origin: 'model',
    serves: 'prompt',
    byModel: true,
    version: hashOf(
      JSON.stringify([promptVersion, checksFacts, execution !== undefined, models.writer, models.checker]),
    ),

    understand: (request, signal) => understandPrompt(models, request, signal),

    async ground({ request }) {
      const units = (await near(request.prompt)).slice(0, NEAREST_UNITS)
      return {
        chunks: units.map(({ id, title, markdown }) => ({
          id,
          document: title,
          text: beginningOf(markdown, MATERIAL_LETTERS / NEAREST_UNITS),
        })),
        known: [],
        assumed: [],
      }
    },

    outline: ({ request, understanding, ground }, signal) =>
      planOutline(
        models,
        {
          ...{ account: accountOf(request, 'outline'), request, understanding },
          material: ground.chunks.map(({ document, text }) => `${document}: ${text}`).join('\n\n'),
        },
        signal,
      ),

    async writeLesson({ request, understanding, ground, outline, lesson, topicId }, signal, onText) {
      const account = accountOf(request, `lesson ${lesson.key}`, topicId)
      const ask = (problem: string | null) =>
        models.text(
          {
            account,
            system: prompts.lesson,
            prompt: parts({
              ...briefParts(request, understanding),
              'The course': outline.lessons
                .map(({ title, summary }, place) => `${place + 1}. ${title}: ${summary}`)
                .join('\n'),
              'The lesson to write': `${lesson.title}\nAfter it the learner can: ${lesson.skills.map(({ title }) => title).join('; ')}\nAbout ${lesson.minutes} minutes.\nMisconceptions to treat: ${(lesson.misconceptions ?? []).join('; ')}`,
              Material: ground.chunks.map(({ document, text }) => `${document}: ${text}`).join('\n\n'),
              'What was wrong with your first text': problem,
            }),
            maxOutput: 5_000,
            ...(onText && {
              onText: (soFar: () => string) => onText(() => begunIn(soFar(), languageOf(understanding))),
            }),
          },
          signal,
        )
      const language = languageOf(understanding)
      const asker = `${request.jobId} ${lesson.key}`
      const run = execution ? (markdown: string) => runSamples(execution, { markdown, asker }, signal) : null
      const text = await askForLesson({ ask, language, run })
      if (!checksFacts) return text
      const title = `${outline.title}: ${lesson.title}`
      const { key } = lesson
      return checkStatements({ models, execution }, { account, key, title, language, asker, text }, signal)
    },

    async writeQuestions({ request, outline, topicId, lesson, text }, signal) {
      const [skill] = lesson.skills
      if (!skill) return { items: [], dropped: [] }
      const { jobId, uid } = request
      const account = { jobId, uid, topicId, step: `questions ${lesson.key}` }
      const misconceptions = lesson.misconceptions ?? []
      const variety = varietyOf(outline, lesson)
      return writeCheckedQuestions(models, { account, lesson: text.markdown, skill, misconceptions, variety }, signal)
    },

    ...(checksFacts && { reviseTopic: (given, signal) => reviseWhole(models, given, signal) }),

    async provenance(outline) {
      const { writer, checker } = models
      return {
        sources: [...new Set(outline.lessons.flatMap(({ sources }) => sources))],
        checks: [
          `Lessons and questions were written by the language model ${writer.model}. Nobody has read them before you.`,
          `The language model ${checker.model} solved every question twice without its key; only those stayed that it answered as the key says, and to which it saw no second answer.`,
        ],
      }
    },
  }
}
