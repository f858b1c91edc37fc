import { useEffect, useState } from 'react'
import { messages } from '#contract/errors.ts'
import { type Call, CallError, call } from '../api/api.ts'
import { session } from '../session/session.ts'
import { useStore } from '../ui/store.ts'
import { createNotebook, type Notebook, type NotebookState } from './notebook.ts'

/** Notebooks with unsaved changes, kept in memory for when the reader returns to the lesson. */
const unsaved = new Map<string, Notebook>()
session.onEnd(() => unsaved.clear())

const empty: NotebookState = { loading: { state: 'loading' }, entries: [], deleted: null }

/**
 * The reader's notes on a lesson, saved after each change, when the page is hidden, and when the connection is back.
 */
export function useNotebook({ lessonId, uid }: { lessonId: string; uid: string }): [Notebook, NotebookState] {
  const key = `${uid} ${lessonId}`
  const [notebook] = useState(() => unsaved.get(key) ?? createNotebook({ lessonId, call: callAs(uid) }))
  useEffect(() => {
    void notebook.load()
    const onHidden = () => document.visibilityState === 'hidden' && notebook.flush()
    const onOnline = () => notebook.retry()
    const onLeave = (event: BeforeUnloadEvent) => {
      notebook.flush()
      if (notebook.hasFailed()) event.preventDefault()
    }
    document.addEventListener('visibilitychange', onHidden)
    addEventListener('online', onOnline)
    addEventListener('beforeunload', onLeave)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      removeEventListener('online', onOnline)
      removeEventListener('beforeunload', onLeave)
      notebook.flush()
      if (notebook.hasPending()) unsaved.set(key, notebook)
      else unsaved.delete(key)
    }
  }, [key, notebook])
  return [notebook, useStore(notebook.store, empty)]
}

/** Rejects calls after another user has signed in in this tab, so that the notes aren't saved to their account. */
function callAs(uid: string): Call {
  return (endpoint, input, options) => {
    const now = session.store.get()
    if (now.state === 'signedIn' && now.user.uid === uid) return call(endpoint, input, options)
    return Promise.reject(new CallError('unauthenticated', 401, messages.notAuthenticated))
  }
}
