import { type ReactNode, useEffect, useState } from 'react'
import { listRecentTopics } from '#contract/catalog.ts'
import { listCustomCourses } from '#contract/courses.ts'
import { getPassage, getPublicPassage, getSharedPassage, type Passage } from '#contract/passages.ts'
import { query } from '../api/api.ts'
import { UserFacingError } from '../api/failure.ts'
import { ErrorPage } from '../app/ErrorPage.tsx'
import { KeySheet } from '../app/KeySheet.tsx'
import { NotFoundPage } from '../app/NotFoundPage.tsx'
import Overlay from '../app/Overlay.tsx'
import { Palette } from '../app/Palette.tsx'
import { AddToCourseDialog } from '../courses/AddToCourseDialog.tsx'
import type { Generation } from '../generation/generation.ts'
import { NoteCard } from '../lessons/NoteCard.tsx'
import PassageDialog from '../passages/PassageDialog.tsx'
import { ReportDialog } from '../reports/ReportDialog.tsx'
import { Button } from '../ui/Button.tsx'
import { LargeFigure } from '../ui/figures/Enlarge.tsx'
import { NotHere } from '../ui/NotHere.tsx'
import { topic } from './fixtures.ts'
import { Answered, InTurn, Shown } from './frame.tsx'
import { note, notebook, OverWords } from './notes.tsx'
import type { Specimens } from './specimens.ts'
import '../app/overlays.css'
import '../lessons/notes.css'

const courses = {
  queryKey: query(listCustomCourses, {}).queryKey,
  data: {
    items: [
      {
        id: 'c1',
        title: 'Programming on Tuesdays',
        description: '',
        entryCount: 3,
        isShared: true,
        createdAt: 0,
        updatedAt: 0,
      },
      { id: 'c2', title: 'For my exam', description: '', entryCount: 1, isShared: false, createdAt: 0, updatedAt: 0 },
    ],
    deleted: [],
  },
}
const place = { lessonId: 'lesson', n: 1 }
const passageData: Passage = {
  ...{ ...place, before: 'An estuary is where a river meets the sea.', quote: 'Its water is brackish.' },
  ...{ after: 'Many birds feed there in winter.', place: { kind: 'page', label: '3' }, language: 'en' },
  source: {
    ...{ kind: 'wikipedia', title: 'Estuary', author: null, address: 'https://example.org/estuary', revision: '7' },
    ...{ licence: { name: 'CC BY-SA 4.0', url: null }, authorsAddress: null, date: '2026-01-01' },
  },
}
const passages = [
  { queryKey: query(getPassage, place).queryKey, data: passageData },
  { queryKey: query(getPublicPassage, place).queryKey, data: passageData },
  { queryKey: query(getSharedPassage, { ...place, token: 't' }).queryKey, data: passageData },
]
const generating: Extract<Generation, { state: 'generating' }> = {
  ...{
    state: 'generating',
    prompt: 'binary search',
    choice: {},
    ofMaterial: false,
    since: Date.now() - 80_000,
    message: 'Identifying key concepts...',
  },
  ...{ jobId: 'j', seq: 4, stage: { stage: 'lessons', done: 5, total: 9 }, near: null, background: false },
  outline: {
    ...{ topicId: 'topic', title: 'Binary search' },
    lessons: ['Counting steps', 'Linear search', 'Binary search'].map((title, place) => ({
      ...{ id: `l${place}`, title, ready: place === 0 },
    })),
  },
}
const recent = { queryKey: query(listRecentTopics, {}).queryKey, data: { items: [topic] } }
const near = { topicId: 'other', title: 'Binary search trees' }

/** Dialogs, and components that are shown instead of a page. */
export default function DialogsPart({ specimens: { figures } }: { specimens: Specimens }) {
  return (
    <>
      <Shown of="Dialogs">
        <div className="actions">
          <Opened name="Report">{(close) => <ReportDialog kind="lesson" id="lesson" onClose={close} />}</Opened>
          <Opened name="Add to a course">
            {(close) => (
              <Answered known={[courses]}>
                <AddToCourseDialog kind="lesson" thingId="lesson" onClose={close} />
              </Answered>
            )}
          </Opened>
          <Opened name="Add, where nothing is known yet">
            {(close) => (
              <Answered>
                <AddToCourseDialog kind="lesson" thingId="lesson" onClose={close} />
              </Answered>
            )}
          </Opened>
          <Opened name="A passage">
            {(close) => (
              <Answered known={passages}>
                <PassageDialog {...place} onClose={close} />
              </Answered>
            )}
          </Opened>
          <Opened name="A passage, shared">
            {(close) => (
              <Answered known={passages}>
                <PassageDialog {...place} token="t" onClose={close} />
              </Answered>
            )}
          </Opened>
          <Opened name="A figure">
            {(close) => <LargeFigure figure={figureFrom(figures[0]?.html[0] ?? '')} onClose={close} />}
          </Opened>
          <Opened name="The keyboard">{(close) => <KeySheet onClose={close} />}</Opened>
          <Opened name="Go anywhere">
            {(close) => (
              <Answered known={[recent]}>
                <Palette onClose={close} />
              </Answered>
            )}
          </Opened>
          <Opened name="A note">
            {(close) => (
              <OverWords>
                {(range) => <NoteCard entry={note} range={range} notebook={notebook} onClose={close} />}
              </OverWords>
            )}
          </Opened>
          <Opened name="Generating">{() => <Overlay generation={generating} />}</Opened>
          <Opened name="Generating, with an offer">
            {() => <Overlay generation={{ ...generating, near, outline: null, stage: null }} />}
          </Opened>
        </div>
      </Shown>
      <Shown of="In place of a page">
        <InTurn
          states={[
            { name: 'no such address', shown: <NotFoundPage /> },
            { name: 'no such topic', shown: <NotHere thing="topic" /> },
            {
              name: 'broken',
              shown: <ErrorPage error={new UserFacingError('The server did not answer.')} reset={() => {}} />,
            },
          ]}
        />
      </Shown>
    </>
  )
}

const figureFrom = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

function Opened({ name, children }: { name: string; children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  // Escape also closes the overlay, which otherwise stays open until its topic is complete.
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}
