import { createHash } from 'node:crypto'
import { DIFFICULTIES } from '#contract/problems.ts'
import type { WrittenProblem } from '#contract/writtenProblems.ts'
import { shown } from '../jsonText.ts'
import { type RenderMarkdown, renderOurs } from '../markdown/service.ts'
import type { Problem, RenderedProblem } from './problem.ts'

const GIVEN_MAX_LENGTH = 4_000

/** The public parts of a problem as safe HTML. Parts that a draft doesn't have yet are left out. */
export async function renderProblem(problem: WrittenProblem, render: RenderMarkdown): Promise<RenderedProblem> {
  const visible = problem.tests.filter((test) => !test.hidden)
  return {
    statementHtml: (await render(problem.statement)).html,
    tests: await Promise.all(visible.map((test) => renderTest(problem, test, render))),
  }
}

type Test = WrittenProblem['tests'][number]

async function renderTest({ form }: WrittenProblem, test: Test, render: RenderMarkdown) {
  const setup = form === 'query' ? (test.setup ?? '') : ''
  return { name: test.name, givenHtml: setup && (await inSql(setup, render)), expected: inWords(test.expected, form) }
}

async function inSql(setup: string, render: RenderMarkdown) {
  const code = setup.length > GIVEN_MAX_LENGTH ? `${setup.slice(0, GIVEN_MAX_LENGTH)}…` : setup
  const fence = '`'.repeat(Math.max(3, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)))
  return (await render(`${fence}sql\n${code}\n${fence}`)).html
}

/** The arguments in a test's call, as written between its parentheses in any language. */
export const shownArguments = (argumentsJson: string) => inWords(argumentsJson).replace(/^\[|\]$/g, '')

/** Formats JSON for display. If the text of a draft isn't valid JSON yet, it is shown unchanged. */
function inWords(json: string, form: WrittenProblem['form'] = 'function') {
  try {
    return shown(JSON.parse(json), form)
  } catch {
    return json
  }
}

export async function compileProblem(written: WrittenProblem): Promise<Problem> {
  const rendered = await renderProblem(written, renderOurs)
  const hash = createHash('sha256')
    .update(JSON.stringify([written, rendered]))
    .digest('hex')
    .slice(0, 16)
  return { slug: written.slug, hash, written, ...rendered }
}

/** Sorts problems by difficulty, easiest first, then by slug. */
export const problemsInOrder = (problems: Problem[]) =>
  problems.toSorted(
    (a, b) =>
      DIFFICULTIES.indexOf(a.written.difficulty) - DIFFICULTIES.indexOf(b.written.difficulty) ||
      (a.written.slug < b.written.slug ? -1 : 1),
  )
