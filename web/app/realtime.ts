import { draft, generation } from '../generation.ts'
import { createJob } from '../generationJob.ts'
import { session } from '../session.ts'
import { createSocket } from '../socket.ts'
import { toast } from '../toasts.ts'
import { app } from './connect.ts'

/** Loaded when the page is idle: what follows the server's news, and no visitor needs. */
export const socket = createSocket({
  load: () => import('socket.io-client'),
  idToken: session.idToken,
  renew: session.renew,
})

export const job = createJob({
  store: generation,
  socket,
  session: session.store,
  storage: sessionStorage,
  askToSignIn(prompt) {
    draft.keep(prompt)
    void app().router.navigate({ to: '/auth/signin', search: { next: location.pathname + location.search } })
  },
  openTopic: (id) => void app().router.navigate({ to: '/topic-details/$id', params: { id } }),
  topicChanged(id) {
    const { queryClient } = app()
    // Keys are [path, input]: every call about a topic, its lessons or lists of them.
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [path, input] }) =>
        /topics|lessons/.test(String(path)) && (!id || !isTopicCall(path) || (input as { id?: string }).id === id),
    })
  },
  toast,
})

const isTopicCall = (path: unknown) => path === '/topics/id/:id'
