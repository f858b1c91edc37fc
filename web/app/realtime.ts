import type { Query } from '@tanstack/react-query'
import type { z } from 'zod'
import { getTopic } from '#contract/catalog.ts'
import { lessonFailed, lessonReady, lessonRewritten, lessonText } from '#contract/generation.ts'
import { listNotices, noticed } from '#contract/notices.ts'
import { getProfile, type Profile, userChanged } from '#contract/users.ts'
import { openQuiz } from '#words/app.realtime.ts'
import { followNetwork } from '../answers/answers.ts'
import { about, query } from '../api/api.ts'
import { draft, generation } from '../generation/generation.ts'
import { createJob } from '../generation/generationJob.ts'
import { grow, stopGrowing } from '../generation/growing.ts'
import { outage, watchOutage } from '../realtime/outage.ts'
import { createSocket } from '../realtime/socket.ts'
import { session } from '../session/session.ts'
import { toast } from '../ui/toasts.ts'
import { loadCollections } from './collections.ts'
import { app } from './connect.ts'

/** Loaded when the page is idle: what follows the server's news, and no visitor needs. */
export const socket = createSocket({
  load: () => import('socket.io-client'),
  idToken: session.idToken,
  renew: session.renew,
})
watchOutage(socket)
addEventListener('online', () => outage.get() && socket.connect())

const ofTopics = about('topics', 'lessons', 'pathways')
const isAnotherTopic = ({ queryKey: [path, input] }: Query, id: string) =>
  path === getTopic.path && (input as z.input<typeof getTopic.input>).id !== id

export const job = createJob({
  store: generation,
  socket,
  session: session.store,
  storage: sessionStorage,
  askToSignIn(prompt, choice) {
    draft.keep(prompt, choice)
    void app().router.navigate({ to: '/auth/signin', search: { next: location.pathname + location.search } })
  },
  openTopic: (id) => void app().router.navigate({ to: '/topic-details/$id', params: { id } }),
  topicChanged(id) {
    const { queryClient } = app()
    void queryClient.invalidateQueries({
      predicate: (kept) => ofTopics(kept) && (!id || !isAnotherTopic(kept, id)),
    })
  },
  toast,
})

/** What everybody who signs in gets: the connection, and what pages show beside their own. */
export function follow() {
  const now = session.store.get()
  if (now.state !== 'signedIn') return
  socket.connect()
  void loadCollections(app().queryClient, now.user.uid)
}

followNetwork()
// What says why there is no topic is shown when the connection is gone, too.
for (const load of [() => import('../generation/GenerationFailure.tsx'), () => import('./OutageNotice.tsx')])
  void load().catch((error) => console.error(error))

socket.on(lessonText, grow)
for (const ended of [lessonReady, lessonFailed]) socket.on(ended, ({ lessonId }) => stopGrowing(lessonId))
// A quiz that is open goes on with its questions; opened again, it has the new ones.
socket.on(lessonRewritten, () => {
  void app().queryClient.invalidateQueries({
    predicate: about('quizzes'),
    refetchType: 'none',
  })
})

socket.on(userChanged, ({ user }) => {
  const now = session.store.get()
  if (now.state !== 'signedIn' || now.user.uid !== user.uid) return
  app().queryClient.setQueryData<{ user: Profile }>(query(getProfile, {}).queryKey, { user })
  void session.setUser(user)
})

socket.on(noticed, ({ notice: { text, quizId } }) => {
  toast({ text, ...(quizId !== null && { link: { to: `/quizzes/${quizId}`, label: openQuiz } }) })
  const { queryClient } = app()
  void queryClient.invalidateQueries({ queryKey: query(listNotices, {}).queryKey })
  // What was answered may count otherwise now.
  void queryClient.invalidateQueries({ predicate: about('mastery') })
})
