import { NOTES_PER_LESSON, type Note } from '#contract/reading.ts'
import * as catalog from '../catalog/service.ts'
import { lock } from '../db/dialect.ts'
import type { NoteRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import * as store from './store.ts'

export async function listNotes(deps: Pick<Deps, 'db'>, { uid, lessonId }: { uid: string; lessonId: string }) {
  await catalog.getLesson(deps, { id: lessonId, uid })
  return { items: (await store.listNotes(deps.db, { uid, lessonId })).map(noteOf) }
}

/** Creates or updates a note. */
export async function saveNote(deps: Deps, given: Omit<NoteRow, 'createdAt' | 'updatedAt'>): Promise<Note> {
  const { id, uid, lessonId } = given
  return deps.db.transaction().execute(async (tx) => {
    await catalog.getLesson({ db: tx }, { id: lessonId, uid })
    // The lock keeps concurrent requests from exceeding the limit.
    await lock(tx, `notes:${uid}`)
    const before = await store.findNote(tx, { id, uid })
    if (before && before.lessonId !== lessonId) throw missing()
    if (!before && (await store.countNotes(tx, { uid, lessonId })) >= NOTES_PER_LESSON) {
      throw new AppError('conflict', (words) => words.topics.notesMany(NOTES_PER_LESSON))
    }
    const now = deps.clock()
    const note = { ...given, createdAt: before?.createdAt ?? now, updatedAt: now }
    if (!(await store.saveNote(tx, note))) throw missing()
    return noteOf(note)
  })
}

/** Works even if the person may no longer read the lesson, because the note is still theirs. */
export async function deleteNote({ db }: Pick<Deps, 'db'>, { uid, id }: { uid: string; id: string }) {
  if (!(await store.deleteNote(db, { uid, id }))) throw missing()
  return { id }
}

const missing = () => new AppError('not_found', (words) => words.missing.note)

const noteOf = ({ uid, ...note }: NoteRow): Note => note
