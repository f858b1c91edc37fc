import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import { getTopicProgress, type Lesson, type LessonPlace } from '#contract/catalog.ts'
import { saveLessonPlace } from '#contract/reading.ts'
import { call, query } from '../api/api.ts'
import { session } from '../session/session.ts'
import { type KeptPlace, keptPlaces } from './keptPlaces.ts'
import { beginning, isBeginning } from './place.ts'
import { placeOf, showPlace } from './placeOnPage.ts'

/** A reader who has stopped scrolling for so long is reading. */
const SETTLE_MS = 800
const SEND_EVERY_MS = 10_000
/** Less than this and the page counts as open at its top. */
const TOP_PX = 40

type Props = { lesson: Lesson; article: RefObject<HTMLElement | null> }

/** Returns to where the reader was, keeps where they are, and says whether it did return. */
export function useResume({ lesson, article }: Props): [resumed: boolean, dismiss: () => void] {
  const queryClient = useQueryClient()
  const [resumed, setResumed] = useState(false)
  const { id, topicId } = lesson

  useEffect(() => {
    const prose = article.current?.querySelector('.prose')
    if (!prose) return
    let gone = false
    let moved = scrollY > TOP_PX || location.hash !== ''
    const kept = keptPlaces.read(id)
    const goTo = (place: LessonPlace) => {
      if (moved || isBeginning(place) || !showPlace(prose, place)) return
      setResumed(true)
    }
    const frame = requestAnimationFrame(() => {
      if (kept) goTo(kept)
    })

    const move = () => {
      moved = true
    }
    const signs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const
    for (const sign of signs) addEventListener(sign, move, { passive: true, once: true })

    void session.settled().then(async ({ state }) => {
      if (state !== 'signedIn') return
      const progress = await queryClient.ensureQueryData(query(getTopicProgress, { topicId })).catch(() => null)
      const theirs = progress?.places.find(({ lessonId }) => lessonId === id)
      // Read on elsewhere since this device was last here.
      if (!gone && theirs && theirs.savedAt > (kept?.savedAt ?? 0)) goTo(theirs)
    })

    const stop = followPlace({ lessonId: id, prose, from: kept })
    return () => {
      gone = true
      cancelAnimationFrame(frame)
      for (const sign of signs) removeEventListener(sign, move)
      stop()
    }
  }, [id, topicId, article, queryClient])

  // Who reads on needs to be told no longer.
  useEffect(() => {
    if (!resumed) return
    const from = scrollY
    const onScroll = () => Math.abs(scrollY - from) > innerHeight && setResumed(false)
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [resumed])

  return [resumed, () => setResumed(false)]
}

type Followed = { lessonId: string; prose: Element; from: KeptPlace | null }

/** Keeps the place on this device whenever scrolling settles, and now and then on the server. */
function followPlace({ lessonId, prose, from }: Followed) {
  let latest: LessonPlace = from ?? beginning
  let unsent = false
  let sentAt = 0
  let settling: ReturnType<typeof setTimeout> | undefined
  let sending: ReturnType<typeof setTimeout> | undefined

  const keep = (savedAt: number) => keptPlaces.write(lessonId, { ...latest, savedAt })
  const settle = () => {
    clearTimeout(settling)
    settling = undefined
    const place = isReadToItsEnd(prose) ? beginning : placeOf(prose)
    if (JSON.stringify(place) === JSON.stringify(pick(latest))) return
    latest = place
    unsent = true
    keep(Date.now())
    sending ??= setTimeout(send, Math.max(0, sentAt + SEND_EVERY_MS - Date.now()))
  }
  async function send() {
    clearTimeout(sending)
    sending = undefined
    if (!unsent || session.store.get().state !== 'signedIn') return
    unsent = false
    sentAt = Date.now()
    const sent = latest
    try {
      // A place is worth no redirect and no error: the next one is on its way.
      const saved = await call(saveLessonPlace, { lessonId, place: pick(sent) }, { keepalive: true })
      if (saved && latest === sent) keep(saved.savedAt)
    } catch {
      unsent = true
    }
  }
  const onScroll = () => {
    clearTimeout(settling)
    settling = setTimeout(settle, SETTLE_MS)
  }
  const finish = () => {
    if (settling) settle()
    void send()
  }
  const onHidden = () => document.visibilityState === 'hidden' && finish()
  addEventListener('scroll', onScroll, { passive: true })
  document.addEventListener('visibilitychange', onHidden)
  return () => {
    removeEventListener('scroll', onScroll)
    document.removeEventListener('visibilitychange', onHidden)
    // The page around it has changed already: only what was settled is sent.
    clearTimeout(settling)
    void send()
  }
}

const pick = ({ block, opening, share, headingId }: LessonPlace): LessonPlace => ({ block, opening, share, headingId })

/** A reader who has come to the end begins anew. */
const isReadToItsEnd = (prose: Element) => prose.getBoundingClientRect().bottom <= innerHeight
