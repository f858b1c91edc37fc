import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Access, Endpoint } from '#contract/endpoint.ts'
import { CallError, query } from '../api.ts'
import { sentenceOf } from '../failure.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

type Props<E extends Endpoint<z.ZodType, z.ZodType, Access>> = {
  endpoint: E
  input: z.input<E['input']>
  thing: string
  children: (data: z.output<E['output']>) => ReactNode
}

/** Fetches what is to be edited: always as it is now, since it is changed here. */
export function Load<E extends Endpoint<z.ZodType, z.ZodType, Access>>({ endpoint, input, thing, children }: Props<E>) {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...query(endpoint, input),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  // What another mount has left may be what was just replaced.
  if (data && isFetchedAfterMount) return children(data as z.output<E['output']>)
  if (!error || !isFetchedAfterMount || isFetching) {
    return (
      <>
        <h1 className="sr-only">Loading the {thing}</h1>
        <Skeleton lines={9} />
      </>
    )
  }
  const isGone = error instanceof CallError && error.status === 404
  if (error instanceof CallError && error.status === 409) {
    return (
      <>
        <h1>The {thing} cannot be edited</h1>
        <Notice actions={<LinkButton to="/topics">Browse topics</LinkButton>}>
          It is of the built-in library and everyone’s. Report what is wrong with it at its foot.
        </Notice>
      </>
    )
  }
  return (
    <>
      <h1>{isGone ? `There is no such ${thing} for you to edit` : `The ${thing} cannot be edited now`}</h1>
      <Notice
        kind="error"
        actions={
          isGone ? (
            <LinkButton to="/topics">Browse topics</LinkButton>
          ) : (
            <Button onClick={() => void refetch()}>Retry</Button>
          )
        }
      >
        {isGone ? 'It may have been removed, or it belongs to somebody else.' : sentenceOf(error)}
      </Notice>
    </>
  )
}
