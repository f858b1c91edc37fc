import type { GenerationOption, Level } from '#contract/catalog.ts'
import type { Stage, TopicOffer } from '#contract/generation.ts'
import { serversDown } from '#words/common.ts'
import { promptEmpty } from '#words/generation.ts'
import { session } from '../session/session.ts'
import { createStore, useStore } from '../ui/store.ts'

const DRAFT_KEY = 'lyceum.prompt'

export type Generation =
  | { state: 'idle' }
  | {
      state: 'generating'
      prompt: string
      choice: Choice
      /** One of the fixed sentences, on their clock. */
      message: string
      /** Null until the server has taken the request. */
      jobId: string | null
      /** Number of the last event seen of the job. */
      seq: number
      /** What the server says it is doing. */
      stage: { stage: Stage; done: number; total: number } | null
      /** A topic of nearly the same name: the server waits to hear whether it will do. */
      near: { topicId: string; title: string } | null
      outline: { topicId: string; title: string; lessons: { id: string; title: string; ready: boolean }[] } | null
      /** The learner went on with something else: the end is a toast, not a new page. */
      background: boolean
    }
  | {
      state: 'failed'
      prompt: string
      choice: Choice
      message: string
      /** Asking the same again may help. */
      again: boolean
    }
  | {
      /** No topic, and nothing went wrong: the prompt may mean any of the offers, or there are these instead. */
      state: 'choosing'
      prompt: string
      choice: Choice
      code: 'choose' | 'not_covered'
      message: string
      offers: TopicOffer[]
      /** It came while the learner did something else, and does not call them away. */
      background: boolean
    }

/** Chosen on the home page; the navigation bar leaves all of it out, and makes lessons and quizzes. */
export type Choice = { level?: Level; minutes?: number; generationOption?: GenerationOption }

const idle: Generation = { state: 'idle' }
export const generation = createStore<Generation>(idle)
export const useGeneration = () => useStore(generation, idle)
/** There is no topic, and the page has to say why. */
export const hasEnded = ({ state }: Generation) => state === 'failed' || state === 'choosing'
export const dismissGeneration = () => generation.set(idle)

type LoadJob = () => Promise<{ job: { submit: (prompt: string, choice: Choice) => Promise<void> } }>
let loadJob: LoadJob | undefined

/** Says where the job of this tab comes from: it needs the router and the socket, which stand above this. */
export function loadJobWith(load: LoadJob) {
  loadJob = load
}

/** Starts the generation of a topic; what comes of it is seen in the store. */
export async function submitPrompt(text: string, choice: Choice = {}): Promise<void> {
  const prompt = text.trim()
  const fail = (message: string) => generation.set({ state: 'failed', prompt, choice, message, again: prompt !== '' })
  if (!prompt) return fail(promptEmpty)
  generation.set(idle)
  const { state } = await session.settled()
  if (state === 'serverDown') return fail(serversDown)
  try {
    // Loaded by now where somebody is signed in: connect.ts asks for it as soon as the page is idle.
    const { job } = (await loadJob?.()) ?? {}
    if (!job) return fail(serversDown)
    await job.submit(prompt, choice)
  } catch {
    fail(serversDown)
  }
}

/** Nobody has looked at what stands in the choice since it was kept. */
type Draft = { prompt: string; choice: { [Part in keyof Choice]?: unknown } }

/** The prompt of somebody who has to sign in first, with what was chosen for it. Kept in this tab alone. */
export const draft = {
  keep: (prompt: string, choice: Draft['choice']) =>
    void attempt(() => sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ prompt, choice }))),
  /** Gives it back once. */
  take: (): Draft =>
    attempt(() => {
      const text = sessionStorage.getItem(DRAFT_KEY)
      sessionStorage.removeItem(DRAFT_KEY)
      const { prompt, choice } = JSON.parse(text ?? '{}') as Partial<Record<keyof Draft, unknown>>
      return typeof prompt === 'string' ? { prompt, choice: Object(choice) } : undefined
    }) ?? { prompt: '', choice: {} },
}

/** Storage may be switched off; then nothing is kept. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
