import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages } from '#contract/errors.ts'
import { PROGRESS_INTERVAL_MS, PROGRESS_MESSAGES } from '#contract/generation.ts'
import { UserFacingError } from '../api/failure.ts'
import { NoAnswer, type SocketStatus } from '../realtime/socket.ts'
import type { Session } from '../session/session.ts'
import { createStore } from '../ui/store.ts'
import type { Generation } from './generation.ts'
import { createJob, type JobDeps } from './generationJob.ts'

const user = { uid: 'u1', email: 'a@b.c', displayName: 'Ada', subscription: 'none', role: 'user' } as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Answer = () => Promise<unknown>

/** A tab with a fake socket whose replies and events the test controls. */
function tab({
  status = 'connected',
  session = { state: 'signedIn', user },
}: Partial<{ status: SocketStatus; session: Session }> = {}) {
  const store = createStore<Generation>({ state: 'idle' })
  const link = createStore<SocketStatus>(status)
  const kept = new Map<string, string>()
  const sent: [string, unknown][] = []
  const handlers = new Map<string, (payload: never) => void>()
  const answers: Record<string, Answer> = {
    detectTopic: async () => ({ jobId: 'j1' }),
    resumeJob: async () => ({ jobId: 'j1' }),
    cancelJob: async () => ({ jobId: 'j1', cancelled: true }),
  }
  const deps = {
    store,
    session: createStore<Session>(session),
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    socket: {
      status: link,
      connect: vi.fn(() => link.set('connecting')),
      settled: async () => {
        while (link.get() === 'connecting') await new Promise<void>((done) => link.subscribe(done))
        return link.get() === 'connected'
      },
      emit: async ({ event }: { event: string }, input: unknown) => {
        sent.push([event, input])
        return answers[event]?.()
      },
      on: ({ event }: { event: string }, handle: (payload: never) => void) => void handlers.set(event, handle),
    } as unknown as JobDeps['socket'],
    askToSignIn: vi.fn(),
    openTopic: vi.fn(),
    topicChanged: vi.fn(),
    toast: vi.fn(),
  }
  const job = createJob(deps)
  const receive = (event: string, payload: object) => handlers.get(event)?.({ jobId: 'j1', ...payload } as never)
  const shown = () => {
    const now = store.get()
    return now.state === 'idle' ? null : now.message
  }
  const asked = () => sent.filter(([event]) => event === 'detectTopic').map(([, input]) => input)
  return { ...deps, job, link, kept, sent, answers, receive, shown, asked }
}

const detected = { seq: 4, id: 't1', title: 'Binary search' }

test('the request carries its three fields, and a choice only when made', async () => {
  const { job, asked } = tab()
  await job.submit('binary search', {})
  await job.submit('merge sort', { level: 'beginner', minutes: 45 })
  expect(asked()).toEqual([
    { prompt: 'binary search', generationOption: 'both', userId: 'u1' },
    { prompt: 'merge sort', generationOption: 'both', userId: 'u1', level: 'beginner', minutes: 45 },
  ])
})

test('the messages come on their clock and cycle', async () => {
  const { job, shown } = tab()
  await job.submit('binary search', {})
  expect(shown()).toBe('Generating your topic...')
  for (const message of [...PROGRESS_MESSAGES, PROGRESS_MESSAGES[0]]) {
    await vi.advanceTimersByTimeAsync(PROGRESS_INTERVAL_MS - 1)
    expect(shown()).not.toBe(message)
    await vi.advanceTimersByTimeAsync(1)
    expect(shown()).toBe(message)
  }
})

test('the tab that asked goes to the topic, and its clock stops', async () => {
  const { job, receive, openTopic, store, kept, toast } = tab()
  await job.submit('binary search', {})
  receive('topicDetected', detected)
  expect(openTopic).toHaveBeenCalledWith('t1')
  expect(toast).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(PROGRESS_INTERVAL_MS * 2)
  expect(store.get()).toEqual({ state: 'idle' })
  expect(kept.size).toBe(0)
})

test('another tab gets a toast with a link', () => {
  const { receive, openTopic, toast } = tab()
  receive('topicDetected', detected)
  expect(openTopic).not.toHaveBeenCalled()
  expect(toast).toHaveBeenCalledWith(
    expect.objectContaining({ link: { to: '/topic-details/t1', label: 'Open the topic' } }),
  )
})

test('what goes on in the background ends in a toast', async () => {
  const { job, receive, openTopic, toast } = tab()
  await job.submit('binary search', {})
  job.continueInBackground()
  receive('topicDetected', detected)
  expect(openTopic).not.toHaveBeenCalled()
  expect(toast).toHaveBeenCalledOnce()
})

test('an event that overtakes the answer to the request is not lost', async () => {
  const { job, receive, openTopic, answers, toast } = tab()
  let answer = (_: object) => {}
  answers.detectTopic = () => new Promise((resolve) => (answer = resolve))
  const submitting = job.submit('binary search', {})
  receive('topicDetected', detected)
  expect(openTopic).not.toHaveBeenCalled()
  answer({ jobId: 'j1' })
  await submitting
  expect(openTopic).toHaveBeenCalledWith('t1')
  expect(toast).not.toHaveBeenCalled()
})

test('stages, the outline and finished lessons are shown once and in order', async () => {
  const { job, receive, store, topicChanged } = tab()
  await job.submit('binary search', {})
  receive('topicProgress', { seq: 1, stage: 'match', done: 1, total: 5 })
  receive('outlineReady', { seq: 2, topicId: 't1', title: 'T', lessons: [{ id: 'l1', title: 'One' }] })
  receive('lessonReady', { seq: 3, topicId: 't1', lessonId: 'l1', title: 'One' })
  receive('topicProgress', { seq: 1, stage: 'understand', done: 0, total: 5 })
  expect(store.get()).toMatchObject({
    seq: 3,
    stage: { stage: 'match' },
    outline: { title: 'T', lessons: [{ id: 'l1', ready: true }] },
  })
  expect(topicChanged).toHaveBeenCalledWith('t1')
})

test.each(['choose', 'not_covered'] as const)('%s ends the overlay with a choice, and is no failure', async (code) => {
  const { job, receive, store, toast } = tab()
  const offers = [{ kind: 'unit', id: 'u', title: 'Binary search', about: 'Algorithms', prompt: 'binary search' }]
  await job.submit('falconry', { level: 'beginner' })
  receive('topicDetectionError', { seq: 1, code, message: 'Choose.', offers })
  const told = { prompt: 'falconry', choice: { level: 'beginner' }, message: 'Choose.', offers }
  expect(store.get()).toEqual({ state: 'choosing', code, background: false, ...told })
  expect(toast).not.toHaveBeenCalled()
})

test('a choice that comes while the learner does something else is told beside it', async () => {
  const { job, receive, store, toast } = tab()
  await job.submit('falconry', {})
  job.continueInBackground()
  receive('topicDetectionError', { seq: 1, code: 'choose', message: 'Choose.', offers: [] })
  expect(store.get()).toMatchObject({ state: 'choosing', background: true })
  expect(toast).toHaveBeenCalledWith({ text: 'Choose.' })
})

test('a failure keeps what was asked, so that it can be asked again', async () => {
  const { job, receive, store } = tab()
  await job.submit('falconry', { minutes: 20 })
  receive('topicDetectionError', { seq: 1, code: 'unavailable', message: 'Busy.', offers: [] })
  const told = { prompt: 'falconry', choice: { minutes: 20 }, message: 'Busy.', again: true }
  expect(store.get()).toEqual({ state: 'failed', ...told })
})

test('a request refused before there is a job is told', async () => {
  const { job, answers, store } = tab()
  answers.detectTopic = async () => {
    throw new UserFacingError('Prompt cannot be empty.')
  }
  await job.submit('x', {})
  expect(store.get()).toMatchObject({ state: 'failed', message: 'Prompt cannot be empty.' })
})

test('somebody signed out is led to sign in with the prompt', async () => {
  const { job, askToSignIn, sent, store } = tab({ session: { state: 'signedOut' } })
  await job.submit('binary search', { level: 'advanced' })
  expect(askToSignIn).toHaveBeenCalledWith('binary search', { level: 'advanced' })
  expect(sent).toEqual([])
  expect(store.get()).toEqual({ state: 'idle' })
})

test('submitting while the link is down says so', async () => {
  const { job, store, sent } = tab({ status: 'reconnecting' })
  await job.submit('binary search', {})
  expect(store.get()).toMatchObject({ state: 'failed', prompt: 'binary search', message: messages.reconnecting })
  expect(sent).toEqual([])
})

test('what a submit was told while the link was down follows the link', async () => {
  const { job, link, shown } = tab({ status: 'reconnecting' })
  await job.submit('binary search', {})
  link.set('failed')
  expect(shown()).toBe('Our servers are temporarily unavailable. Please try again later.')

  const back = tab({ status: 'reconnecting' })
  await back.job.submit('binary search', {})
  back.link.set('connected')
  expect(back.shown()).toBe(null)
})

test('the overlay survives a short cut, and what was missed is asked for', async () => {
  const { job, receive, link, sent, store, openTopic } = tab()
  await job.submit('binary search', {})
  receive('topicProgress', { seq: 2, stage: 'match', done: 1, total: 5 })
  link.set('reconnecting')
  expect(store.get().state).toBe('generating')
  link.set('connected')
  expect(sent.at(-1)).toEqual(['resumeJob', { jobId: 'j1', seq: 2 }])
  receive('topicDetected', detected)
  expect(openTopic).toHaveBeenCalledWith('t1')
})

test('cut off before the answer: asked again on the new connection', async () => {
  const { job, link, asked, answers, store } = tab()
  answers.detectTopic = async () => {
    link.set('reconnecting')
    throw new NoAnswer(messages.serversDown)
  }
  await job.submit('binary search', {})
  expect(store.get().state).toBe('generating')
  answers.detectTopic = async () => ({ jobId: 'j1' })
  link.set('connected')
  await vi.advanceTimersByTimeAsync(0)
  expect(asked()).toHaveLength(2)
  expect(store.get()).toMatchObject({ jobId: 'j1' })
})

test('after all attempts the overlay ends with the outage, and the next submit reconnects', async () => {
  const { job, link, store, socket, asked } = tab()
  await job.submit('binary search', {})
  link.set('failed')
  expect(store.get()).toMatchObject({ state: 'failed', message: messages.serversDown })
  const again = job.submit('binary search', {})
  expect(store.get()).toMatchObject({ state: 'generating', message: 'Loading, please wait...' })
  expect(socket.connect).toHaveBeenCalled()
  link.set('connected')
  await again
  expect(asked()).toHaveLength(2)
})

test('a reload of the tab that asked finds its job again', async () => {
  const { kept, link, sent, store, receive, openTopic } = tab({ status: 'connecting' })
  kept.set('lyceum.job', JSON.stringify({ jobId: 'j1', seq: 3, prompt: 'binary search' }))
  link.set('connected')
  expect(sent).toEqual([['resumeJob', { jobId: 'j1', seq: 0 }]])
  expect(store.get()).toMatchObject({ state: 'generating', prompt: 'binary search' })
  receive('topicDetected', detected)
  expect(openTopic).toHaveBeenCalledWith('t1')
})

test('after a reload it is still known what was chosen for it, and since when the person has waited', async () => {
  const [before, after] = [tab(), tab({ status: 'connecting' })]
  const since = Date.now()
  await before.job.submit('binary search', { level: 'beginner', minutes: 15 })
  vi.advanceTimersByTime(PROGRESS_INTERVAL_MS)
  after.kept.set('lyceum.job', before.kept.get('lyceum.job') ?? '')
  after.link.set('connected')
  expect(after.store.get()).toMatchObject({ state: 'generating', since, choice: { level: 'beginner', minutes: 15 } })
})

test('a job that the server no longer knows is dropped', async () => {
  const { kept, link, answers, store } = tab({ status: 'connecting' })
  kept.set('lyceum.job', JSON.stringify({ jobId: 'j1', seq: 3, prompt: 'binary search' }))
  answers.resumeJob = async () => {
    throw new Error('Job not found.')
  }
  link.set('connected')
  await vi.advanceTimersByTimeAsync(0)
  expect(store.get()).toEqual({ state: 'idle' })
  expect(kept.size).toBe(0)
})

test('cancelling ends the overlay and the job', async () => {
  const { job, sent, store } = tab()
  await job.submit('binary search', {})
  await job.cancel()
  expect(store.get()).toEqual({ state: 'idle' })
  expect(sent.at(-1)).toEqual(['cancelJob', { jobId: 'j1' }])
})

test('the end of the session ends what is shown', async () => {
  const { job, link, store, kept } = tab()
  await job.submit('binary search', {})
  link.set('none')
  expect(store.get()).toEqual({ state: 'idle' })
  expect(kept.size).toBe(0)
})

const offer = { seq: 2, topicId: 't0', title: 'Searching basics', waitMs: 15_000 }
const nearShown = (store: JobDeps['store']) => {
  const now = store.get()
  return now.state === 'generating' ? now.near : undefined
}

test('an offered topic is shown until it is answered, here or by the clock of the server', async () => {
  const { job, receive, store, sent } = tab()
  await job.submit('learn searching', {})
  receive('nearMatch', offer)
  expect(nearShown(store)).toEqual({ topicId: 't0', title: 'Searching basics' })
  await job.makeNew()
  expect(sent.at(-1)).toEqual(['makeNew', { jobId: 'j1' }])
  expect(nearShown(store)).toBeNull()

  receive('nearMatch', { ...offer, seq: 3 })
  receive('topicProgress', { seq: 4, stage: 'outline', done: 3, total: 5 })
  expect(nearShown(store)).toBeNull()
})

test('whoever opens the offered topic leaves the job', async () => {
  const { job, receive, store, sent, openTopic } = tab()
  await job.submit('learn searching', {})
  receive('nearMatch', offer)
  await job.openNear()
  expect(openTopic).toHaveBeenCalledExactlyOnceWith('t0')
  expect(sent.at(-1)).toEqual(['openNear', { jobId: 'j1' }])
  expect(store.get()).toEqual({ state: 'idle' })
})

test('an offer to a job in the background is a toast, and to another tab nothing', async () => {
  const { job, receive, toast, store } = tab()
  await job.submit('learn searching', {})
  job.continueInBackground()
  receive('nearMatch', offer)
  expect(nearShown(store)).toBeNull()
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ link: { to: '/topic-details/t0', label: 'Open it' } }),
  )
  receive('nearMatch', { ...offer, jobId: 'other' })
  expect(toast).toHaveBeenCalledOnce()
})
