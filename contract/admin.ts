import { z } from 'zod'
import { User } from './auth.ts'
import { Id } from './catalog.ts'
import { endpoint, fetching } from './endpoint.ts'
import { Subscription } from './payments.ts'
import { Difficulty } from './problems.ts'

/** What administrators look after, apart from usage, reports, messages and the audit log. */

const Uid = z.string().min(1).max(80)
const cursor = z.string().max(200).optional()
const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() })

export const Person = User.extend({ disabled: z.boolean(), createdAt: z.number().int() })
export type Person = z.infer<typeof Person>

/** Everybody who has an account, newest first. `q` is a part of a name or an e-mail address, or a uid. */
export const listPeople = endpoint({
  method: 'GET',
  path: '/admin/users',
  access: 'admin',
  failure: fetching('people'),
  input: z.object({ q: z.string().trim().max(254).optional(), cursor }),
  output: page(Person),
})

export const PersonDetails = Person.extend({
  emailVerified: z.boolean(),
  /** Why they are an administrator: `address` is listed in ADMIN_EMAILS, which no page changes. Null for others. */
  roleBy: z.enum(['grant', 'address']).nullable(),
  /** There is no other administrator. */
  isLastAdmin: z.boolean(),
  granted: Subscription.shape.granted,
  plan: Subscription.shape.plan,
  /** Sessions that live. */
  sessions: z.number().int(),
  topics: z.number().int(),
  /** What language models cost for them since the first of the month (UTC), in millionths of a US dollar. */
  month: z.object({ calls: z.number().int(), unpriced: z.number().int(), usdMicros: z.number().int() }),
})
export type PersonDetails = z.infer<typeof PersonDetails>

export const getPerson = endpoint({
  method: 'GET',
  path: '/admin/users/id/:uid',
  access: 'admin',
  failure: fetching('person'),
  input: z.object({ uid: Uid }),
  output: PersonDetails,
})

/** The last administrator stays one (409). To stop being one oneself takes `evenOneself`. */
export const setRole = endpoint({
  method: 'POST',
  path: '/admin/users/set-role',
  access: 'admin',
  failure: 'Error changing role: ',
  input: z.object({ uid: Uid, role: User.shape.role, evenOneself: z.boolean().default(false) }),
  output: User.pick({ role: true }),
})

/** Gives the subscription without a payment, or takes that back; what somebody pays themselves is untouched. */
export const setGrant = endpoint({
  method: 'POST',
  path: '/admin/users/set-grant',
  access: 'admin',
  failure: 'Error changing subscription: ',
  input: z.object({ uid: Uid, granted: z.boolean() }),
  output: User.pick({ subscription: true }),
})

/** A disabled account cannot sign in; its sessions end at once, and what it owns stays. Nobody disables themselves. */
export const setDisabled = endpoint({
  method: 'POST',
  path: '/admin/users/set-disabled',
  access: 'admin',
  failure: 'Error changing account: ',
  input: z.object({ uid: Uid, disabled: z.boolean() }),
  output: z.object({ sessionsEnded: z.number().int() }),
})

/** A way in for somebody who has forgotten the password: good for a day and one use, and shown this once. */
export const makePasswordLink = endpoint({
  method: 'POST',
  path: '/admin/users/password-link',
  access: 'admin',
  failure: 'Error making link: ',
  input: z.object({ uid: Uid }),
  output: z.object({ path: z.string(), expiresAt: z.number().int() }),
})

export const JOB_STATES = ['failed', 'underWay', 'waiting'] as const
export const AdminJob = z.object({
  id: z.string(),
  kind: z.enum(['topic', 'lesson', 'quiz']),
  prompt: z.string(),
  state: z.enum(['queued', 'running', 'waiting', 'failed']),
  /** A language model was asked for it. */
  byModel: z.boolean(),
  /** How often a server has taken it up. */
  tries: z.number().int(),
  /** Why it failed, as its person was told. */
  reason: z.string().nullable(),
  person: z.object({ uid: z.string(), displayName: z.string() }),
  topicId: z.string().nullable(),
  createdAt: z.number().int(),
  updatedAt: z.number().int(),
})
export type AdminJob = z.infer<typeof AdminJob>

/** What generates topics, newest first. Jobs are forgotten a day after they have ended. */
export const listJobs = endpoint({
  method: 'GET',
  path: '/admin/jobs',
  access: 'admin',
  failure: fetching('jobs'),
  input: z.object({ state: z.enum(JOB_STATES).default('failed'), cursor }),
  output: page(AdminJob),
})

const byId = z.object({ id: Id })

/** Asks for the same again in its person's name; what has failed no longer counts against their allowance. */
export const retryJob = endpoint({
  method: 'POST',
  path: '/admin/jobs/retry',
  access: 'admin',
  failure: 'Error retrying job: ',
  input: byId,
  output: z.object({ jobId: z.string() }),
})

/** Stops a job, and removes what it had begun. */
export const stopJob = endpoint({
  method: 'POST',
  path: '/admin/jobs/cancel',
  access: 'admin',
  failure: 'Error cancelling job: ',
  input: byId,
  output: z.object({ cancelled: z.boolean() }),
})

/** `disliked`: with more votes against it than for it. */
export const PROBLEM_VIEWS = ['disliked', 'withdrawn', 'unpublished'] as const
export const AdminProblem = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  difficulty: Difficulty,
  origin: z.enum(['library', 'person']),
  /** Null where nobody here has written it. */
  author: z.string().nullable(),
  published: z.boolean(),
  withdrawn: z.boolean(),
  votes: z.object({ up: z.number().int(), down: z.number().int() }),
  solvedBy: z.number().int(),
  createdAt: z.number().int(),
})
export type AdminProblem = z.infer<typeof AdminProblem>

export const listAdminProblems = endpoint({
  method: 'GET',
  path: '/admin/problems',
  access: 'admin',
  about: ['problems'],
  failure: fetching('problems'),
  input: z.object({ view: z.enum(PROBLEM_VIEWS).default('disliked'), cursor }),
  output: page(AdminProblem),
})

/** Shows it only to those who have submitted to it; what they did is kept. */
export const withdrawProblem = endpoint({
  method: 'POST',
  path: '/admin/problems/withdraw',
  access: 'admin',
  failure: 'Error withdrawing problem: ',
  input: byId,
  output: z.object({ id: z.string() }),
})
export const restoreProblem = endpoint({
  method: 'POST',
  path: '/admin/problems/restore',
  access: 'admin',
  failure: 'Error restoring problem: ',
  input: byId,
  output: z.object({ id: z.string() }),
})

/** What this server runs on and what is configured, in words. Nothing secret is among it. */
export const getSettings = endpoint({
  method: 'GET',
  path: '/admin/settings',
  access: 'admin',
  failure: fetching('settings'),
  input: z.object({}),
  output: z.object({
    groups: z.array(z.object({ title: z.string(), items: z.array(z.object({ name: z.string(), value: z.string() })) })),
    /** What a quick look found; `npm run doctor` looks closer. */
    findings: z.array(z.object({ state: z.enum(['ok', 'warn', 'fail']), what: z.string() })),
  }),
})
