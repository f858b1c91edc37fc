import { randomUUID } from 'node:crypto'
import { setGrant } from '#contract/admin.ts'
import { claimAdmin } from '#contract/auth.ts'
import { submitSolution, updateVote } from '#contract/problems.ts'
import { makeAdminCode } from '../../server/auth/service.ts'
import { fourWeeks } from './ann.ts'
import { editLesson, writeProblems, writeTopics } from './author.ts'
import { leaveLesson, study } from './learner.ts'
import type { Past, Person } from './past.ts'
import { messages, openReports, upheldReport } from './reports.ts'

/** How many days before today the activity starts. */
export const DAYS = 30

/** Creates all users and their activity in chronological order, up to today. */
export async function fill(past: Past) {
  const root = await administrator(past)
  const ann = await past.person('Ann Learner')
  const ben = await past.person('Ben Author')
  const cleo = await past.person('Cleo Reader')
  const dev = await past.person('Dev Beginner')
  await past.ask(root, setGrant, { uid: ben.uid, granted: true })

  past.daysAgo(29)
  const lace = await writeTopics(past, ben)
  await writeProblems(past, ben)

  past.daysAgo(28)
  const { vaccines, python } = await fourWeeks(past, ann)

  past.daysAgo(1)
  await study(past, dev, python, { lessons: 1, wrongEvery: 2 })
  await solveOthersProblem(past, cleo)
  await upheldReport(past, { ann, ben, topic: lace })
  await editLesson(past, ben, lace)
  await openReports(past, { reporters: [cleo, dev], own: lace, library: python })
  await messages(past, { dev })
  past.daysAgo(0)
  await leaveLesson(past, ann, vaccines.lessons[2]?.id ?? '')
  return { root, ann, ben }
}

async function administrator(past: Past) {
  const root = await past.person('Ada Administrator')
  const code = await makeAdminCode(past.deps)
  if (!code) throw new Error('The data folder has an administrator already.')
  await past.ask(root, claimAdmin, { code })
  return root
}

async function solveOthersProblem(past: Past, cleo: Person) {
  const slug = 'rows-of-a-band'
  const code = 'function longestRow(rows) {\n  return rows.reduce((most, row) => Math.max(most, row), 0)\n}\n'
  await past.ask(cleo, submitSolution, { id: randomUUID(), slug, language: 'javascript', code })
  await past.ask(cleo, updateVote, { slug, action: 'up' })
}
