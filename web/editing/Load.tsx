import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Access, Endpoint } from '#contract/endpoint.ts'
import { browseTopics, retry } from '#words/common.ts'
import * as words from '#words/editing.shared.ts'
import { loadingThe } from '#words/ui.ts'
import { CallError, query } from '../api/api.ts'
import { sentenceOf } from '../api/failure.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

const loading = { ...loadingThe, question: words.loadingQuestion }

type Props<E extends Endpoint<z.ZodType, z.ZodType, Access>> = {
  endpoint: E
  input: z.input<E['input']>
  thing: keyof typeof words.missing
  children: (data: z.output<E['output']>) => ReactNode
}

/** Fetches the object to edit, always fresh, because editing must start from the latest version. */
export function Load<E extends Endpoint<z.ZodType, z.ZodType, Access>>({ endpoint, input, thing, children }: Props<E>) {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...query(endpoint, input),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  // Data cached by an earlier mount may be outdated by a save.
  if (data && isFetchedAfterMount) return children(data as z.output<E['output']>)
  if (!error || !isFetchedAfterMount || isFetching) {
    return (
      <>
        <h1 className="sr-only">{loading[thing]}</h1>
        <Skeleton lines={9} />
      </>
    )
  }
  const isGone = error instanceof CallError && error.status === 404
  if (error instanceof CallError && error.status === 409) {
    return (
      <>
        <h1>{words.cannotEdit[thing]}</h1>
        <Notice actions={<LinkButton to="/topics">{browseTopics}</LinkButton>}>{words.whyCannotEdit}</Notice>
      </>
    )
  }
  return (
    <>
      <h1>{isGone ? words.missing[thing] : words.cannotEditNow[thing]}</h1>
      <Notice
        kind="error"
        actions={
          isGone ? (
            <LinkButton to="/topics">{browseTopics}</LinkButton>
          ) : (
            <Button onClick={() => void refetch()}>{retry}</Button>
          )
        }
      >
        {isGone ? words.whyMissing : sentenceOf(error)}
      </Notice>
    </>
  )
}
