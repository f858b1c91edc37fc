import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { getPassage, getPublicPassage, getSharedPassage, type Passage } from '#contract/passages.ts'
import { close, retry } from '#words/common.ts'
import * as words from '#words/passages.ts'
import { query } from '../api/api.ts'
import { sentenceOf } from '../api/failure.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { spoken } from '../ui/spoken.ts'
import { placeLabel } from './placeLabel.ts'
import { SourceLine } from './SourceLine.tsx'
import '../ui/dialog.css'
import './passage.css'

type Props = { lessonId: string; n: number; token?: string; onClose: () => void }

/** A passage of the source with its sentence marked: beside the lesson on wide screens, below it on narrow ones. */
export default function PassageDialog({ lessonId, n, token, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="passage" aria-labelledby={heading} closedby="any" onClose={onClose}>
      <header>
        <h2 id={heading}>
          [{n}] {words.passage}
        </h2>
        <Button variant="quiet" onClick={() => dialog.current?.close()}>
          {close}
        </Button>
      </header>
      {token === undefined ? <Own lessonId={lessonId} n={n} /> : <Shared lessonId={lessonId} n={n} token={token} />}
    </dialog>
  )
}

type Place = { lessonId: string; n: number }

function Own(place: Place) {
  const signedIn = useSession().state === 'signedIn'
  const own = useQuery({ ...query(getPassage, place), enabled: signedIn, retry: false })
  const open = useQuery({ ...query(getPublicPassage, place), enabled: !signedIn, retry: false })
  return <Loaded {...(signedIn ? own : open)} />
}

function Shared(place: Place & { token: string }) {
  return <Loaded {...useQuery({ ...query(getSharedPassage, place), retry: false })} />
}

type Loading = {
  data: Passage | null | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

function Loaded({ data, error, isFetching, refetch }: Loading) {
  if (error && !isFetching) {
    return (
      <Notice kind="error" actions={<Button onClick={() => void refetch()}>{retry}</Button>}>
        {sentenceOf(error)}
      </Notice>
    )
  }
  if (!data) return <Skeleton lines={5} label={words.loadingPassage} />
  return (
    <>
      {data.place && <p className="eyebrow">{placeLabel(data.place)}</p>}
      <blockquote {...spoken(data.language)}>
        {data.before} <mark>{data.quote}</mark> {data.after}
      </blockquote>
      <div className="muted small">
        <SourceLine source={data.source} />
      </div>
    </>
  )
}
