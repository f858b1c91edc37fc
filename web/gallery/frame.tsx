import { QueryClient as Queries, type QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { UserFacingError } from '../api/failure.ts'
import { Chips } from '../ui/Chips.tsx'

/** Everything that the gallery shows about one component. */
export function Shown({ of, children }: { of: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="gallery-component" aria-labelledby={id}>
      <h2 id={id}>{of}</h2>
      <div className="gallery-states">{children}</div>
    </section>
  )
}

/** One state of the component. */
export function State({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <figure className={wide ? 'gallery-state is-wide' : 'gallery-state'}>
      <figcaption>{name}</figcaption>
      <div className="gallery-stage">{children}</div>
    </figure>
  )
}

/**
 * Shows one state at a time, for components that can only be on a page once, because they have ids or keyboard
 * shortcuts.
 */
export function InTurn({ states }: { states: { name: string; shown: ReactNode }[] }) {
  const [at, setAt] = useState(0)
  return (
    <div className="gallery-turns">
      <Chips
        legend="State"
        options={states.map(({ name }, place) => ({ value: String(place), label: name }))}
        value={String(at)}
        onChange={(place) => setAt(Number(place))}
      />
      <div className="gallery-stage" key={at}>
        {states[at]?.shown}
      </div>
    </div>
  )
}

type Known = { queryKey: QueryKey; data: unknown }

/** Provides the responses of the server. Queries that are neither `known` nor `failed` never finish loading. */
export function Answered({
  known = [],
  failed = [],
  children,
}: {
  known?: Known[]
  failed?: QueryKey[]
  children: ReactNode
}) {
  const [client] = useState(() => clientWith(known, failed))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

function clientWith(known: Known[], failed: QueryKey[]): QueryClient {
  const client = new Queries({
    defaultOptions: { queries: { retryOnMount: false, staleTime: Number.POSITIVE_INFINITY, retry: false } },
  })
  for (const { queryKey, data } of known) client.setQueryData(queryKey, data)
  const error = new UserFacingError('The server did not answer. Try again.')
  for (const queryKey of failed) client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error })
  return client
}
