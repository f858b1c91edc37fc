import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { listProblems } from '#contract/problems.ts'
import { deleteProblem, publishProblem } from '#contract/writtenProblems.ts'
import { call } from '../api.ts'
import { toast } from '../toasts.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useSaving } from './useSaving.ts'

type Props = { slug: string; published: boolean; save: () => Promise<boolean>; onPublished: () => void }

/** Published it is only when its reference passes all tests and each wrong program fails one. */
export function ProblemPublishing({ slug, published, save, onPublished }: Props) {
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const [obstacles, setObstacles] = useState<string[]>([])
  const [failure, setFailure] = useState('')
  const queryClient = useQueryClient()
  const { saving, act } = useSaving()
  const isBusy = saving.state === 'saving'

  async function publish() {
    if (isBusy || !(await save())) return
    setObstacles([])
    const answer = await act(() => call(publishProblem, { slug }), '')
    if (!answer) return
    setObstacles(answer.obstacles)
    if (answer.published) onPublished()
  }
  async function remove() {
    dialog.current?.close()
    setFailure('')
    try {
      const answer = await call(deleteProblem, { slug })
      if (!answer) return
      toast({ text: answer.deleted ? 'The problem is deleted.' : 'The problem is withdrawn: what others did is kept.' })
      await navigate({ to: '/problems', ignoreBlocker: true })
      void queryClient.invalidateQueries({ queryKey: [listProblems.path] })
    } catch (error) {
      setFailure((error as Error).message)
    }
  }
  return (
    <section aria-labelledby="publishing" className="edit-part">
      <h2 id="publishing">Publish</h2>
      <p className="muted">
        {published
          ? 'It is published. When its tests or programs change it is a draft again, until it is proved anew.'
          : 'The references run first: they have to pass every test, and each wrong program has to fail one.'}
      </p>
      <div role="status">
        {obstacles.length > 0 && (
          <Notice kind="error">
            <p>It cannot be published yet:</p>
            <ul className="problem-obstacles">
              {obstacles.map((obstacle) => (
                <li key={obstacle}>{obstacle}</li>
              ))}
            </ul>
          </Notice>
        )}
        {published && obstacles.length === 0 && <Notice kind="ok">Everybody sees it.</Notice>}
      </div>
      {(saving.state === 'failed' || saving.state === 'stale') && <Notice kind="error">{saving.message}</Notice>}
      {failure && <Notice kind="error">{failure}</Notice>}
      <p className="actions">
        {!published && (
          <Button variant="primary" aria-disabled={isBusy || undefined} onClick={() => void publish()}>
            {isBusy ? 'Running the programs…' : 'Publish'}
          </Button>
        )}
        <Button onClick={() => dialog.current?.showModal()}>Delete the problem</Button>
      </p>
      <dialog ref={dialog} className="problem-dialog card" aria-labelledby="delete-title">
        <h2 id="delete-title">Delete this problem?</h2>
        <p>It cannot be brought back. If others have submitted to it, it is withdrawn and what they did is kept.</p>
        <p className="actions">
          <Button variant="primary" onClick={() => void remove()}>
            Delete
          </Button>
          <Button onClick={() => dialog.current?.close()}>Keep it</Button>
        </p>
      </dialog>
    </section>
  )
}
