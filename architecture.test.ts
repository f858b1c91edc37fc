import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findViolations, ruleNames } from './scripts/architecture.ts'

const FOLDERS = '{contract,words,figures,server,web,content,scripts,e2e,bench,eval,security}'

test('the tree keeps every rule', () => {
  const paths = [...globSync(`${FOLDERS}/**/*.{ts,tsx,mjs}`), ...globSync('*.{ts,mjs}')]
  expect(paths.length).toBeGreaterThan(50)
  expect(findViolations(paths.map((path) => ({ path, source: readFileSync(path, 'utf8') })))).toEqual([])
})

/** For each rule, sources that violate only that rule. */
const planted: Record<string, [path: string, source: string][]> = {
  'contract imports only zod and words': [
    ['contract/said.ts', "import { wordsIn } from '../server/words.ts'"],
    ['contract/quizzes.ts', "import { hash } from 'node:crypto'"],
    ['contract/quizzes.ts', "export type { Page } from '../scripts/page.ts'"],
    ['contract/quizzes.ts', "type Plugin = import('vite').Plugin"],
  ],
  'figures are drawn anywhere': [
    ['figures/plot/draw.ts', "import { readFile } from 'node:fs/promises'"],
    ['figures/plot/draw.ts', "import { AppError } from '../../server/errors.ts'"],
    ['figures/plot/draw.ts', "import { Prose } from '../../web/lessons/LessonText.tsx'"],
    ['figures/axes.ts', "import { scaleLinear } from 'd3-scale'"],
  ],
  'web and server meet only in the contract': [
    ['web/quizzes/Quiz.tsx', "import type { Deps } from '../../server/deps.ts'"],
    ['web/quizzes/Quiz.test.tsx', "import { startApp } from '../../server/testing/app.ts'"],
    ['server/page.ts', "const { render } = await import('../web/entryServer.tsx')"],
    ['server/page.ts', "const entry = new URL('../web/entryServer.tsx', import.meta.url)"],
  ],
  'a feature is reached through its service': [
    ['server/quizzes/service.ts', "import { insertMastery } from '../mastery/store.ts'"],
    ['server/quizzes/service.ts', "export * from '../mastery/model.ts'"],
    ['server/db/client.ts', "import type { Job } from '../generation/store.ts'"],
    ['server/transport/transport.ts', "import { findSession } from '../auth/store.ts'"],
  ],
  'pages do not import each other': [
    ['web/quizzes/Quiz.tsx', "const Topic = lazy(() => import('../topics/Topic.tsx'))"],
    ['web/ui/Button.tsx', "import type { Topic } from '../topics/Topic.tsx'"],
    ['web/api/api.ts', "import { topicQuery } from '../topics/topicQuery.ts'"],
    ['web/lessons/Notes.tsx', "import { Editor } from '../courses/editor.ts'"],
    ['web/reports/ReportLink.tsx', "import { EditLink } from '../editing/EditLink.tsx'"],
    ['web/questions/Fields.tsx', "import type { Player } from '../quizzes/player.ts'"],
    ['web/topics/Topic.tsx', "import { router } from '../app/router.tsx'"],
    ['web/ui/Button.tsx', "import type { Theme } from '../app/theme.ts'"],
    ['web/app/router.tsx', "const page = () => import('../gallery/Gallery.tsx')"],
  ],
  'only the configuration reads the environment': [
    ['server/quizzes/service.ts', "const debug = process.env.DEBUG === '1'"],
    ['server/quizzes/service.ts', "const debug = globalThis.process['env'].DEBUG"],
    ['server/quizzes/service.ts', 'const { env } = process'],
    ['server/quizzes/service.ts', "import { env } from 'node:process'"],
    ['server/main.ts', 'process.loadEnvFile()'],
    ['web/app/Shell.tsx', 'export const Shell = () => <p>{import.meta.env.MODE}</p>'],
  ],
  'only the library reads content': [
    ['server/catalog/service.ts', "import { gcd } from '../../content/template.ts'"],
    ['server/items/service.ts', "import { templates } from '../../content/algorithms/quicksort.templates.ts'"],
    ['server/catalog/service.ts', "const folder = new URL('../../content/', import.meta.url)"],
    ['server/catalog/service.ts', "const names = readdirSync(join(root, 'content'))"],
  ],
  'only the library renders where others wait': [
    ['server/quizzes/rendered.ts', "import { renderOurInlines } from '../markdown/service.ts'"],
    ['server/notes/service.ts', 'const html = await markdown.renderOurs(text)'],
  ],
  'a refusal leads on, but for what a page saves by itself': [
    ['web/admin/Claim.tsx', 'const answer = await call(claimAdmin, { code }, { redirects: false })'],
    ['web/notes/Notes.tsx', 'call(saveNote, note)\nawait call(\n  addNote,\n  { id },\n  { redirects: false },\n)'],
  ],
  'a kind of question is named in its own folder': [
    ['server/quizzes/service.ts', "const isChoice = item.kind === 'single'"],
    ['server/reports/service.ts', "switch (item.kind) {\n  case 'matching':\n    break\n}"],
    ['server/items/rules.ts', "const NAMES = ['typed', 'ordering']"],
    ['web/quizzes/Summary.tsx', "const labels = { 'true-false': 'True or false' }"],
    ['web/questions/Line.tsx', "export type Props = { kind: 'output' }"],
  ],
  'the text of what was thrown reaches nobody': [
    ['web/quizzes/Quiz.tsx', 'try {\n  act()\n} catch (error) {\n  show((error as Error).message)\n}'],
    ['web/quizzes/Quiz.tsx', 'act().catch((problem) => show(problem.message))'],
    ['web/ui/Notice.tsx', 'export const Failed = ({ error }: Props) => <p>{error?.message}</p>'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a program as text
    ['web/quizzes/player.ts', 'try {\n  act()\n} catch (thrown) {\n  show(`Not saved: ${thrown}`)\n}'],
    ['web/quizzes/player.ts', 'const text = error instanceof Error ? error.message : String(error)'],
  ],
  'what the server says stands in its catalogs': [
    ['server/notes/service.ts', "throw new AppError('not_found', 'Note not found.')"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a program as text
    ['server/notes/service.ts', 'const missing = () => new AppError("not_found", `${thing} not found.`)'],
    ['server/notes/service.ts', "throw new AppError('not_found', (words) => why ?? 'Note not found.')"],
    ['contract/reading.ts', "const Text = z.string().min(1, 'Write a note.')"],
    ['contract/reading.ts', "const rule = 'A note has at most 5,000 characters.'"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a program as text
    ['contract/reading.ts', 'const Text = z.string().max(MAX, { message: `A note has at most ${MAX} characters.` })'],
  ],
  'files stay short': [
    ['server/quizzes/service.ts', 'export {}\n'.repeat(300)],
    ['content/algorithms/quicksort.templates.ts', 'export {}\n'.repeat(301)],
  ],
  'no index files and no utils': [
    ['web/ui/index.ts', "export * from './Button.tsx'"],
    ['server/utils/text.ts', 'export {}'],
    ['web/utils.ts', 'export {}'],
  ],
}

test.each(Object.entries(planted).flatMap(([rule, files]) => files.map(([path, source]) => [rule, path, source])))(
  '%s: found in %s, %s',
  (rule, path, source) => {
    expect(findViolations([{ path, source }])).toEqual([{ rule, path, detail: expect.any(String) }])
  },
)

test('features form no cycle: found across three of them, told once', () => {
  const files = [
    { path: 'server/quizzes/service.ts', source: "import { recordAttempt } from '../mastery/service.ts'" },
    { path: 'server/mastery/service.ts', source: "import { getSkill } from '../catalog/service.ts'" },
    { path: 'server/catalog/store.ts', source: "import type { Quiz } from '../quizzes/service.ts'" },
    { path: 'server/review/service.ts', source: "import { getQuiz } from '../quizzes/service.ts'" },
  ]
  expect(findViolations(files)).toEqual([
    {
      rule: 'features form no cycle',
      path: 'server/quizzes/service.ts',
      detail: 'closes a cycle: quizzes → mastery → catalog → quizzes',
    },
  ])
})

test('files form no circle of values: found across three of them, types and what is imported later left out', () => {
  const files = [
    { path: 'server/quizzes/service.ts', source: "export { ask } from './asking.ts'" },
    { path: 'server/quizzes/asking.ts', source: "import { type Key, keyOf } from './shown.ts'" },
    { path: 'server/quizzes/shown.ts', source: "import { notFound } from './service.ts'" },
    { path: 'server/reports/service.ts', source: "export { decide } from './decisions.ts'" },
    { path: 'server/reports/decisions.ts', source: "import type { Report } from './service.ts'" },
    { path: 'server/editing/service.ts', source: "export * from './questions.ts'" },
    { path: 'server/editing/questions.ts', source: "const { tell } = await import('./service.ts')" },
  ]
  expect(findViolations(files)).toEqual([
    {
      rule: 'files form no circle of values',
      path: 'server/quizzes/service.ts',
      detail:
        'closes a cycle: server/quizzes/service.ts → server/quizzes/asking.ts → server/quizzes/shown.ts → server/quizzes/service.ts',
    },
  ])
})

test('every rule has a planted violation', () => {
  expect([...Object.keys(planted), 'features form no cycle', 'files form no circle of values'].sort()).toEqual(
    [...ruleNames].sort(),
  )
})

test.each([
  ['contract/quizzes.ts', "import { z } from 'zod'\nimport { Skill } from './catalog.ts'"],
  [
    'contract/reading.ts',
    "const save = { failure: 'Error saving note: ', input: z.string().min(1, said((words) => words.noteMissing)) }",
  ],
  ['contract/errors.ts', "export const messages = { loading: 'Please wait.' }"],
  ['server/notes/service.ts', "throw new AppError('not_found', (words) => words.missing.note)"],
  ['contract/said.ts', "import * as es from '../words/es/validation.ts'"],
  ['contract/quizzes.test.ts', "import { expect } from 'vitest'"],
  ['web/quizzes/Quiz.tsx', "import { getQuiz } from '#contract/quizzes.ts'\nimport { Button } from '../ui/Button.tsx'"],
  ['web/quizzes/Quiz.tsx', "import { AnswerFields } from '../questions/AnswerFields.tsx'"],
  ['web/app/router.tsx', "import { Quiz } from '../quizzes/Quiz.tsx'"],
  ['web/gallery/Gallery.tsx', "import { Quiz } from '../quizzes/Quiz.tsx'\nimport { Toasts } from '../app/Toasts.tsx'"],
  ['web/lessons/Notes.tsx', "import { AddToCourse } from '../courses/AddToCourse.tsx'"],
  ['web/preferences/preferences.ts', 'await call(updateUser, change, { redirects: false })'],
  ['web/entryClient.tsx', "import { createRouter } from './app/router.tsx'"],
  ['web/api/failure.ts', 'export const sentenceOf = (error: UserFacingError) => error.message'],
  ['web/realtime/socket.ts', 'if (answer.error) throw new UserFacingError(answer.error.message)'],
  ['web/app/router.tsx', 'const scrollRestoration = !import.meta.env.SSR'],
  ['server/server.ts', "loadLibrary(join(root, 'content'))\nimport { startWorker } from './generation/worker.ts'"],
  ['server/app.ts', "import { quizRoutes } from './quizzes/routes.ts'"],
  ['server/page.ts', "const entry = new URL('../dist/web/en/server/entryServer.js', import.meta.url)"],
  [
    'server/quizzes/service.ts',
    "import { getTopic } from '../catalog/service.ts'\nimport type { Db } from '../db/client.ts'",
  ],
  ['server/quizzes/quizzes.test.ts', "import { findMastery } from '../mastery/store.ts'\nconst ci = process.env.CI"],
  ['server/config.ts', 'const { PORT } = process.env'],
  [
    'server/library/compile.ts',
    "import type { Template } from '../../content/template.ts'\nreadFileSync(`content/x.md`)",
  ],
  ['server/items/service.ts', "import type { Template } from '../../content/template.ts'"],
  ['content/algorithms/quicksort.templates.ts', "import type { Template } from '../template.ts'"],
  ['server/page.ts', "response.header('content-type', 'text/html').send(join(head, '<main id=\"content\">'))"],
  [
    'scripts/build.ts',
    "import { compileLibrary } from '../server/library/compile.ts'\nprocess.env.NODE_ENV = 'production'",
  ],
  ['server/items/kinds/output/kind.ts', "const open = { kind: 'output' }"],
  ['web/questions/trueFalse/Fields.tsx', "onChoose({ kind: 'true-false', truth: true })"],
  ['server/usage/store.ts', "const sum = sums('output')"],
  ['web/admin/money.ts', "const format = { day: 'numeric' }"],
  ['server/db/migrations/0001_start.ts', 'export {}\n'.repeat(400)],
])('allowed in %s: %s', (path, source) => {
  expect(findViolations([{ path, source }])).toEqual([])
})
