import { type Course, copyCustomCourse, saveCustomCourse } from '#contract/courses.ts'
import { titleMissing } from '#words/courses.shared.ts'
import { type Call, CallError } from '../api/api.ts'
import { sentenceOf } from '../api/failure.ts'
import { newUuid } from '../api/newUuid.ts'
import { createStore } from '../ui/store.ts'
import { fetchCustomCourse } from './calls.ts'
import { findEntry, insertEntry, type Removed, removeEntry } from './outline.ts'

/** A pause in editing as long as this is worth a save. */
const AUTOSAVE_MS = 800
/** After an outage it is tried again by itself, too. */
const RETRY_MS = 10_000

export type Draft = Pick<Course, 'title' | 'description' | 'sections'>

export type Saving =
  | { state: 'saved' }
  | { state: 'unsaved' }
  | { state: 'saving' }
  | { state: 'failed'; message: string }
  /** The server has a newer version than the one that this is based on. */
  | { state: 'stale'; message: string }

export type EditorState = {
  draft: Draft
  saving: Saving
  /** The last entry that was taken out, while it can be put back. */
  removed: Removed | null
}
export type Editor = ReturnType<typeof createEditor>

type Given = { course: Course; call: Call; autosaveMs?: number; retryMs?: number }

/** One person's work on one course. Saves follow each other; what was edited meanwhile goes with the next. */
export function createEditor({ course, call, autosaveMs = AUTOSAVE_MS, retryMs = RETRY_MS }: Given) {
  const { id } = course
  const store = createStore<EditorState>({ draft: draftOf(course), saving: { state: 'saved' }, removed: null })
  let version = course.version
  let saved = store.get().draft
  let underWay: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let copyId = ''
  // Sent, and perhaps kept, though no reply came: sent again as it was, it is the same save.
  let unanswered: { saveId: string; draft: Draft } | undefined

  const change = (part: Partial<EditorState>) => store.set({ ...store.get(), ...part })
  const isDirty = () => store.get().draft !== saved || unanswered !== undefined
  const isStale = () => store.get().saving.state === 'stale'
  const later = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), ms)
  }

  function save({ keepalive = false } = {}): Promise<void> {
    clearTimeout(timer)
    underWay ??= saveAll(keepalive).finally(() => {
      underWay = undefined
    })
    return underWay
  }

  async function saveAll(keepalive: boolean) {
    while (isDirty() && !isStale()) {
      if (!unanswered) {
        const { draft } = store.get()
        if (draft.title.trim() === '') return change({ saving: { state: 'failed', message: titleMissing } })
        unanswered = { saveId: newUuid(), draft }
      }
      change({ saving: { state: 'saving' } })
      try {
        await send(unanswered, keepalive)
      } catch (error) {
        return fail(error)
      }
    }
    if (!isStale()) change({ saving: { state: 'saved' } })
  }

  async function send({ saveId, draft }: { saveId: string; draft: Draft }, keepalive: boolean) {
    const answer = await call(saveCustomCourse, { id, version, saveId, ...contentOf(draft) }, { keepalive })
    unanswered = undefined
    if (answer) version = answer.version
    saved = draft
  }

  function fail(error: unknown) {
    const message = sentenceOf(error)
    const status = error instanceof CallError ? error.status : 0
    if (status > 0 && status < 500) unanswered = undefined
    else later(retryMs)
    change({ saving: { state: status === 409 ? 'stale' : 'failed', message } })
  }

  function edit(update: (draft: Draft) => Draft) {
    const draft = update(store.get().draft)
    if (draft === store.get().draft) return
    change({ draft })
    if (isStale()) return
    if (!underWay) {
      change({ saving: { state: 'unsaved' } })
      later(autosaveMs)
    }
  }

  /** What the server has, in place of what is here. */
  function take(newer: Course, removed: Removed | null = null) {
    version = newer.version
    saved = draftOf(newer)
    unanswered = undefined
    change({ draft: saved, saving: { state: 'saved' }, removed })
  }

  return {
    store,
    edit,
    remove(entryId: string) {
      const removed = findEntry(store.get().draft.sections, entryId)
      if (!removed) return
      change({ removed: { entry: removed.entry, from: removed.from } })
      edit((draft) => ({ ...draft, sections: removeEntry(draft.sections, entryId) }))
    },
    putBack() {
      const { removed } = store.get()
      if (!removed) return
      change({ removed: null })
      edit((draft) => ({ ...draft, sections: insertEntry(draft.sections, removed) }))
    },
    /** What was edited goes now and not after the pause, also while the page goes away. */
    flush: () => (isDirty() ? save({ keepalive: true }) : Promise.resolve()),
    retry: () => save(),
    /** News of the course: taken where nothing here waits to be saved. */
    adopt(newer: Course) {
      if (isDirty() || underWay || newer.version < version) return
      take(newer, newer.version === version ? store.get().removed : null)
    },
    /** False if it could not be loaded, and then everything is as it was. */
    async loadNewer() {
      const newer = await fetchCustomCourse(id, call)
      if (newer) take(newer)
      return newer !== null
    },
    /** This arrangement as a course of its own; gives its id. @throws CallError */
    async keepAsCopy() {
      // The same one when it is tried again.
      copyId ||= newUuid()
      const copy = await call(copyCustomCourse, { id: copyId, courseId: id })
      if (!copy) return null
      const content = contentOf(store.get().draft)
      await call(saveCustomCourse, { id: copy.id, version: copy.version, saveId: newUuid(), ...content })
      copyId = ''
      return copy.id
    },
    isDirty,
    hasFailed: () => store.get().saving.state === 'failed' || isStale(),
  }
}

const draftOf = ({ title, description, sections }: Course): Draft => ({ title, description, sections })

const contentOf = ({ title, description, sections }: Draft) => ({
  title,
  description,
  sections: sections.map((section) => ({
    id: section.id,
    title: section.title,
    entries: section.entries.map(({ id, kind, thingId }) => ({ id, kind, thingId })),
  })),
})
