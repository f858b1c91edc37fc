import { readFileSync } from 'node:fs'
import type { ChatbotTopicRow } from '../../db/tables.ts'
import { parts, prompts } from '../model/prompts.ts'
import { type Sheet, sheetOf } from '../model/solve.ts'
import { checkedTogether, type State, type Step } from './state.ts'

const read = (name: string) => readFileSync(new URL(`./prompts/${name}.prompt.md`, import.meta.url), 'utf8').trim()
const own = {
  outline: read('outline'),
  form: read('form'),
  formWithoutQuestions: read('formWithoutQuestions'),
  solve: read('solve'),
  again: read('again'),
  questionsAgain: read('questionsAgain'),
}
export const QUESTIONS_WRITTEN = 8

type Asked = Pick<ChatbotTopicRow, 'prompt' | 'level' | 'generationOption'>

/** The whole prompt of a step. It contains everything that the chatbot needs, so it can be pasted into a new chat. */
export function promptOf(step: Step, state: State, asked: Asked): string {
  if (step.kind === 'outline') return `${own.outline}\n\n${parts({ Level: asked.level ?? '', Request: asked.prompt })}`
  if (step.kind === 'check') {
    const sheets = sheetsOf(state, step.n - 1)
    const lessons = (checkedTogether(state)[step.n - 1] ?? []).map((place) => state.lessons[place]?.markdown ?? '')
    const questions = sheets.map(({ text }) => text).join('\n\n')
    return `${prompts.solve}\n\n${own.solve}\n\n${parts({ Lesson: lessons.join('\n\n'), Questions: questions })}`
  }
  const { plan } = state
  const lesson = plan?.outline.lessons[step.n - 1]
  if (!plan || !lesson) throw new Error(`There is no lesson ${step.n}.`)
  const about = parts({
    Title: plan.outline.title,
    Language: plan.language,
    Request: asked.prompt,
    'The course': plan.outline.lessons.map(({ title, summary }, at) => `${at + 1}. ${title}: ${summary}`).join('\n'),
    'The lesson to write': `${lesson.title}\nAfter it the learner can: ${lesson.skills.map(({ title }) => title).join('; ')}\nAbout ${lesson.minutes} minutes.\nMisconceptions to treat: ${(lesson.misconceptions ?? []).join('; ')}`,
  })
  if (asked.generationOption === 'lessons') return [prompts.lesson, own.formWithoutQuestions, about].join('\n\n')
  return [
    prompts.lesson,
    `When the lesson is written, go on in the same reply. ${prompts.questions}`,
    own.form,
    parts({ 'Number of questions': String(QUESTIONS_WRITTEN) }),
    about,
  ].join('\n\n')
}

/** A short prompt for the same chat, which says what was wrong with its reply. */
export function followUpOf(step: Step, state: State, problems: string[]): string {
  const list = problems.map((problem) => `- ${problem}`).join('\n')
  const lesson = step.kind === 'lesson' ? state.lessons[step.n - 1] : undefined
  if (!lesson?.markdown) return `${own.again}\n\n${list}`
  const missing = Math.max(1, QUESTIONS_WRITTEN - lesson.items.length)
  return `${own.questionsAgain.replaceAll('{count}', String(missing))}\n\n${list}`
}

export type NamedSheet = Sheet & { id: string; item: State['lessons'][number]['items'][number] }

/** The questions of a part as another chat sees them, without the right answers. */
export function sheetsOf(state: State, part: number): NamedSheet[] {
  const items = (checkedTogether(state)[part] ?? []).flatMap((place) => state.lessons[place]?.items ?? [])
  return items.map((item, place) => {
    const id = `q${place + 1}`
    return { id, item, ...sheetOf(item, { id, round: part }) }
  })
}
