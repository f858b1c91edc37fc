import type { EmbeddedLanguage } from '#contract/compilations.ts'
import type { WrittenProblem } from '#contract/writtenProblems.ts'
import { AppError } from '../../errors.ts'
import type { Execution } from '../../execution/service.ts'
import { gradeTests, lintProblem, type Program, proveProblem } from '../../grading/service.ts'
import { type RenderedProblem, renderProblem } from '../../library/service.ts'
import { renderMarkdown } from '../../markdown/service.ts'
import type { Models } from '../../models/service.ts'
import {
  CodeProblem,
  CodeProblems,
  CodeProblemsWire,
  MendedProblems,
  MendedProblemsWire,
  OwnProgram,
  OwnPrograms,
  OwnProgramsWire,
  problemFrom,
} from './codeWire.ts'
import { parts, prompts } from './prompts.ts'
import { unlessUnusable } from './unusable.ts'

const MOST = 4
const LEAST = { tests: 6, visible: 2, hidden: 3 }
const WRONGS = 3
const MAX_OUTPUT = 12_000
const PROVING_MAX_MS = 60_000
const FAILURES_SHOWN = 4

type Deps = { models: Models; execution: Execution; clock: () => number }
type Lesson = { place: number; title: string; skill: { id: string; title: string }; markdown: string }
type Task = {
  account: { jobId: string; uid: string; topicId: string; step: string }
  /** What the learner asked for, as named parts of a prompt. */
  brief: Record<string, string>
  language: EmbeddedLanguage
  lessons: Lesson[]
}

/** `place` is the place of the lesson in the outline. */
export type ProvenProblem = { place: number; written: WrittenProblem; rendered: RenderedProblem }
export type MadeProblems = { problems: ProvenProblem[]; dropped: { place: number; stem: string; reason: string }[] }

/** `proven` is null if the model's reply couldn't be turned into a problem. `reason` says why the problem failed. */
type Checked = { problem: CodeProblem; proven: ProvenProblem | null; reason: string | null }

/**
 * Writes coding problems for a topic. Keeps those whose programs behave as intended (`proveProblem`), and that a second
 * model solves without seeing their solutions and hidden tests. A problem that fails is repaired once and checked
 * again. If it fails again, it is left out, with the reason.
 * @throws ModelError
 */
export async function makeProblems(deps: Deps, task: Task, signal: AbortSignal): Promise<MadeProblems> {
  const { problems } = await deps.models.object(
    {
      account: { ...task.account, purpose: 'writer' },
      system: prompts.problems,
      prompt: parts({
        ...task.brief,
        'The programming language': task.language,
        Lessons: task.lessons
          .map(({ place, title, skill, markdown }) => `${place + 1}. ${title}\nSkill: ${skill.title}\n\n${markdown}`)
          .join('\n\n'),
      }),
      maxOutput: MAX_OUTPUT,
      name: 'problems',
      wire: CodeProblemsWire,
      schema: CodeProblems,
      list: { key: 'problems', element: CodeProblem, least: 1 },
    },
    signal,
  )
  const first = await checkAll(deps, task, distinct(problems).slice(0, MOST), signal)
  const mended = await mend(deps, task, first, signal)
  const last = first.map((one) => mended.get(one) ?? one)
  return {
    problems: last.flatMap(({ proven, reason }) => (proven && reason === null ? [proven] : [])),
    dropped: last.flatMap(({ problem, reason }) =>
      reason === null ? [] : [{ place: placeOf(task, problem), stem: problem.title, reason }],
    ),
  }
}

const distinct = (problems: CodeProblem[]) =>
  problems.filter(({ title }, at) => problems.findIndex((other) => other.title === title) === at)

/** The place of the lesson that a problem names. If there is no such lesson, the first one that was written. */
const placeOf = ({ lessons }: Task, { lesson }: CodeProblem) =>
  (lessons.find(({ place }) => place === lesson - 1) ?? lessons[0])?.place ?? 0

/** Proves the problems one after the other, and then has the checker solve all that are sound. */
async function checkAll(deps: Deps, task: Task, problems: CodeProblem[], signal: AbortSignal): Promise<Checked[]> {
  const checked: Checked[] = []
  for (const problem of problems) {
    signal.throwIfAborted()
    checked.push(await prove(deps, task, problem))
  }
  const sound = checked.flatMap(({ proven, reason }) => (proven && reason === null ? [proven] : []))
  if (sound.length === 0) return checked
  const programs = await solve(deps, task, sound, signal)
  const reasons = new Map<ProvenProblem, string | null>()
  for (const [at, one] of sound.entries()) {
    signal.throwIfAborted()
    const own = programs.find(({ id }) => id.trim().toLowerCase() === `p${at + 1}`)
    reasons.set(one, await whyUnsolved(deps, task, one.written, own))
  }
  return checked.map((one) => (one.proven && reasons.has(one.proven) ? withReason(one, reasons.get(one.proven)) : one))
}

const withReason = (one: Checked, reason: string | null | undefined): Checked => ({ ...one, reason: reason ?? null })

/** Checks everything that needs no model: the form of the problem, its tests and its programs. */
async function prove({ execution, clock }: Deps, task: Task, problem: CodeProblem): Promise<Checked> {
  const failed = (reasons: string[]): Checked => ({ problem, proven: null, reason: reasons.join(' ') })
  const lesson = task.lessons.find(({ place }) => place === problem.lesson - 1)
  if (!lesson) return failed([`There is no lesson ${problem.lesson}.`])
  const made = problemFrom(problem, { language: task.language, skillId: lesson.skill.id })
  if (!made.success)
    return failed(made.error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`))
  const written = made.data
  const flaws = [...lintProblem(written, LEAST), ...lintWrongs(problem)]
  if (flaws.length > 0) return failed(flaws)
  try {
    const rendered = await renderProblem(written, renderMarkdown)
    const until = clock() + PROVING_MAX_MS
    const asker = { uid: task.account.uid, network: '' }
    const obstacles = await proveProblem(execution, { ...asker, problem: unhidden(written), until, clock })
    if (obstacles.length === 0) return { problem, proven: { place: lesson.place, written, rendered }, reason: null }
    const failures = await failuresOf(execution, task, written, written.references[0])
    return failed([...obstacles, ...(failures.length > 0 ? [`The reference: ${failures.join('; ')}.`] : [])])
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return failed([error.message])
  }
}

function lintWrongs({ wrongs }: CodeProblem): string[] {
  const count = new Set(wrongs.map(({ code }) => code.replace(/\s+/g, ' '))).size
  return count < WRONGS ? [`It has ${count} different wrong programs; ${WRONGS} are needed.`] : []
}

/** The problem with all tests visible, so that the models see what the hidden tests expected and got. */
const unhidden = (written: WrittenProblem): WrittenProblem => ({
  ...written,
  tests: written.tests.map((test) => ({ ...test, hidden: false })),
})

/** The tests that a program fails, with what each expected and got. */
async function failuresOf(execution: Execution, { account }: Task, written: WrittenProblem, program?: Program) {
  if (!program) return []
  const asker = { uid: account.uid, network: '' }
  const { results } = await gradeTests(execution, { ...asker, problem: unhidden(written), program })
  return results
    .flatMap(({ name, verdict, expected, got, message }) =>
      verdict === 'passed' ? [] : [`“${name}” expects ${expected}, and the program gives ${got ?? message}`],
    )
    .slice(0, FAILURES_SHOWN)
}

const nameOf = (at: number) => `p${at + 1}`

/** The checker's own programs. It only sees the statements, the starters and the visible tests. */
async function solve({ models }: Deps, task: Task, sound: ProvenProblem[], signal: AbortSignal): Promise<OwnProgram[]> {
  const shown = sound.map(({ written: { statement, starters, tests, ordered } }, at) => ({
    ...{ id: nameOf(at), language: task.language, statement, starter: starters[0]?.code },
    ...(task.language === 'sql' && { ordered }),
    tests: tests
      .filter(({ hidden }) => !hidden)
      .map(({ name, argumentsJson, setup, expected }) => ({ name, given: argumentsJson ?? setup, expected })),
  }))
  const { programs } = await models
    .object(
      {
        account: { ...task.account, purpose: 'checker' },
        system: prompts.programs,
        prompt: parts({ Problems: JSON.stringify(shown, null, 1) }),
        maxOutput: MAX_OUTPUT,
        name: 'programs',
        wire: OwnProgramsWire,
        schema: OwnPrograms,
        list: { key: 'programs', element: OwnProgram, least: 1 },
      },
      signal,
    )
    .catch(unlessUnusable({ programs: [] as OwnProgram[] }))
  return programs
}

/** Why the checker couldn't solve a problem. Null if its program passes all tests. */
async function whyUnsolved({ execution }: Deps, task: Task, written: WrittenProblem, own: OwnProgram | undefined) {
  if (!own) return 'The checker gave no program for it.'
  if (own.problem !== null) return `The checker says: ${own.problem}`
  try {
    const failures = await failuresOf(execution, task, written, { language: task.language, code: own.code })
    return failures.length === 0
      ? null
      : `The checker wrote a program from the statement and the visible tests. ${failures.join('; ')}.`
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.message
  }
}

/** Has the writer repair all problems that failed, in one call, and checks them again. */
async function mend(deps: Deps, task: Task, first: Checked[], signal: AbortSignal): Promise<Map<Checked, Checked>> {
  const weak = first.filter(({ reason }) => reason !== null)
  if (weak.length === 0) return new Map()
  const named = weak.map(({ problem, reason }, at) => ({ id: nameOf(at), failed: reason, problem }))
  const { problems } = await deps.models
    .object(
      {
        account: { ...task.account, purpose: 'writer' },
        system: prompts.mendProblems,
        prompt: parts({
          ...task.brief,
          'The programming language': task.language,
          Lessons: task.lessons.map(({ place, title, skill }) => `${place + 1}. ${title}: ${skill.title}`).join('\n'),
          Problems: JSON.stringify(named, null, 1),
        }),
        maxOutput: MAX_OUTPUT,
        name: 'problems',
        wire: MendedProblemsWire,
        schema: MendedProblems,
        list: { key: 'problems', element: MendedProblems.shape.problems.element, least: 0 },
      },
      signal,
    )
    .catch(unlessUnusable({ problems: [] }))
  const given = weak.flatMap((one, at) => {
    const found = problems.find(({ id }) => id.trim().toLowerCase() === nameOf(at))
    return found ? [{ one, problem: CodeProblem.parse(found) }] : []
  })
  const repaired = given.map(({ problem }) => problem)
  const checked = await checkAll(deps, task, repaired, signal)
  return new Map(given.flatMap(({ one }, at) => (checked[at] ? [[one, checked[at]]] : [])))
}
