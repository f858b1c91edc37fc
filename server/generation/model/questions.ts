import { easiestFirst } from '../../items/service.ts'
import { ModelError, type Models } from '../../models/service.ts'
import type { Dropped } from '../engine.ts'
import { type Checked, checkQuestions, isSound } from './checkQuestions.ts'
import { better, choose, faultsToMend } from './chooseQuestions.ts'
import { editQuestions } from './editQuestions.ts'
import { asLines, candidateOf, haveSameStem } from './item.ts'
import { parts, prompts } from './prompts.ts'
import { unlessUnusable } from './unusable.ts'
import { inWords, mostVaried, type Variety } from './variety.ts'
import { Mended, MendedWire, Questions, QuestionsWire, WrittenQuestion } from './wire.ts'

const WRITTEN = 12
const WANTED = 8
const MAX_OUTPUT = 8_000
/** The reason for questions that the checker leaves out without giving one. */
const UNFIT = 'The checker would not print it.'

type Task = {
  account: { jobId: string; uid: string; topicId: string; step: string }
  lesson: string
  skill: { id: string; title: string }
  misconceptions: string[]
  variety: Variety
}

/**
 * Writes questions for a lesson, and has the second model edit them. Keeps those that it then answers in agreement with
 * their keys, twice and without seeing the keys, and that it would print when it reads them with their keys a last time.
 * If too few are left, or they show a pattern, those concerned are repaired once and checked again. A question that
 * fails is left out, and the reason is stored. Those in which something was found only fill a quiz that would be too
 * short without them. Of more questions than a quiz needs, the most varied are kept.
 * @throws ModelError
 */
export async function writeCheckedQuestions(models: Models, task: Task, signal: AbortSignal) {
  const written = await models.object(
    {
      account: { ...task.account, purpose: 'writer' },
      system: prompts.questions,
      prompt: parts({
        'Number of questions': String(WRITTEN),
        'What to vary': inWords(task.variety),
        'The skill': task.skill.title,
        'Common misconceptions': task.misconceptions.join('\n'),
        Lesson: task.lesson,
      }),
      maxOutput: MAX_OUTPUT,
      name: 'questions',
      wire: QuestionsWire,
      schema: Questions,
      list: { key: 'questions', element: WrittenQuestion, least: 1 },
    },
    signal,
  )
  const edited = await editQuestions(
    models,
    {
      account: task.account,
      lesson: task.lesson,
      candidates: distinct(written.questions).map(candidateFor(task)),
      candidateOf: candidateFor(task),
    },
    signal,
  )
  const first = await checkQuestions(models, task, edited, signal)
  const repaired = await mend(models, task, first, signal)
  const last = first.map((one) => better(one, repaired.get(one)))
  const { chosen } = choose(last)
  const dropped: Dropped[] = last.flatMap(({ candidate, grade, faults }) =>
    grade === 'failed' ? [{ stem: candidate.question.stem, reason: faults.join(' ') || UNFIT }] : [],
  )
  if (chosen.length === 0) throw new ModelError('unreadable', { detail: 'No question passed the checks.' })
  const tally = {
    written: first.length,
    sound: first.filter(({ candidate }) => isSound(candidate)).length,
    agreed: first.filter(({ agreed }) => agreed).length,
    mended: last.filter(({ grade }, place) => grade !== 'failed' && first[place]?.grade === 'failed').length,
  }
  const items = easiestFirst(itemsOf(chosen))
  return { items: mostVaried(task.variety, items, WANTED), dropped, tally }
}

const itemsOf = (checked: Checked[]) => checked.flatMap(({ candidate }) => candidate.item ?? [])

const candidateFor = (task: Task) => (question: WrittenQuestion) =>
  candidateOf(question, { jobId: task.account.jobId, skillId: task.skill.id, lesson: task.lesson })

/**
 * Has the writer repair the questions that are worth it, in one call. Returns the repaired questions by the original
 * ones. Questions that are missing from the writer's reply aren't in the result. If the reply can't be used, the result
 * is empty.
 */
async function mend(models: Models, task: Task, first: Checked[], signal: AbortSignal): Promise<Map<Checked, Checked>> {
  const faults = faultsToMend(first)
  const faulty = [...faults.keys()]
  if (faulty.length === 0) return new Map()
  const named = faulty.map((one, place) => ({
    id: `q${place + 1}`,
    reason: faults.get(one),
    question: one.candidate.question,
  }))
  const none = { questions: [] }
  const { questions } = await models
    .object(
      {
        account: { ...task.account, purpose: 'writer' },
        system: prompts.repair,
        prompt: parts({ Lesson: task.lesson, Questions: asLines(named) }),
        maxOutput: MAX_OUTPUT,
        name: 'questions',
        wire: MendedWire,
        schema: Mended,
        list: { key: 'questions', element: WrittenQuestion, least: 0 },
      },
      signal,
    )
    .catch(unlessUnusable(none))
  const given = distinct(questions)
  const mended = faulty.flatMap((one, place) => {
    const question = given.find(({ id }) => id.trim().toLowerCase() === `q${place + 1}`)
    // A repaired question must not repeat another question that is kept.
    const isTaken = first.some(
      (other) =>
        other !== one && other.grade !== 'failed' && question && haveSameStem(other.candidate.question, question),
    )
    return question && !isTaken ? [{ one, candidate: candidateFor(task)(question) }] : []
  })
  const candidates = mended.map(({ candidate }) => candidate)
  const printed = choose(first.filter((one) => !faults.has(one))).chosen.map(({ candidate }) => candidate.question.stem)
  const checked = await checkQuestions(models, task, candidates, signal, printed).catch(unlessUnusable<Checked[]>([]))
  return new Map(mended.flatMap(({ one }, place) => (checked[place] ? [[one, checked[place]]] : [])))
}

/** Removes questions whose stem is the same as an earlier one. */
const distinct = <T extends WrittenQuestion>(questions: T[]) =>
  questions.filter((question, place) => questions.findIndex((other) => haveSameStem(other, question)) === place)
