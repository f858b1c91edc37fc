import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { useSession } from '../session/session.ts'
import { ownOrPublicQuery } from './ownOrPublic.ts'

const LOOK_AGAIN_MS = 1_000

/**
 * Polls every second while content is being written, for readers without a socket. `useOwnOrPublic` with the same input
 * then shows the new data. Polling pauses while the tab is hidden.
 */
export function useWhileWriting<I extends z.ZodType, O extends z.ZodType>(
  twins: { own: Endpoint<I, O, 'user'>; visitor: Endpoint<I, O, 'public'> },
  input: z.input<I>,
  writing: boolean,
) {
  const signedIn = useSession().state === 'signedIn'
  useQuery({
    ...ownOrPublicQuery(twins, input, signedIn),
    enabled: writing,
    refetchInterval: LOOK_AGAIN_MS,
    notifyOnChangeProps: [],
  })
}
