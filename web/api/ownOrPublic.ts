import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Access, Endpoint } from '#contract/endpoint.ts'
import { session, useSession } from '../session/session.ts'
import { queryOrNull } from './api.ts'
import { sentenceOf } from './failure.ts'

/** A signed-in call and its public twin, which answers the same for what everyone may see. */
type Twins<I extends z.ZodType, O extends z.ZodType> = {
  own: Endpoint<I, O, 'user'>
  visitor: Endpoint<I, O, 'public'>
}

export type Found<T> =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'ready'; data: T; refetch: () => void }

/** The query of the present reader; on the server always the visitor's. */
export function ownOrPublicQuery<I extends z.ZodType, O extends z.ZodType>(
  { own, visitor }: Twins<I, O>,
  input: z.input<I>,
  signedIn = session.store.get().state === 'signedIn',
) {
  return queryOrNull<Endpoint<I, O, Access>>(signedIn ? own : visitor, input)
}

/** Shows at once what a visitor sees, then what is the reader's own, and never flips back in between. */
export function useOwnOrPublic<I extends z.ZodType, O extends z.ZodType>(
  twins: Twins<I, O>,
  input: z.input<I>,
): Found<z.output<O>> {
  const { state } = useSession()
  const options = ownOrPublicQuery(twins, input, state === 'signedIn')
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...options,
    // The visitor's answer to the same question, while the reader's own is on its way.
    placeholderData: (previous, from) =>
      JSON.stringify(from?.queryKey[1]) === JSON.stringify(input) ? previous : undefined,
  })
  const retry = () => void refetch()
  if (data) return { state: 'ready', data: data as z.output<O>, refetch: retry }
  if (error && !isFetching) return { state: 'failed', message: sentenceOf(error), retry }
  // A visitor's 'no such thing' says nothing about what the reader owns.
  if (data === null && !isPlaceholderData && state !== 'loading') return { state: 'missing' }
  return { state: 'loading' }
}
