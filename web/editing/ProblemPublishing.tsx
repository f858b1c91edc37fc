import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { listProblems } from '#contract/problems.ts'
import { deleteProblem, publishProblem } from '#contract/writtenProblems.ts'
import { call } from '../api.ts'
import { toast } from '../toasts.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useSending } from '../useSending.ts'

type Props = { slug: string; published: boolean; save: () => Promise<boolean>; onPublished: () => void }

/** Published it is only when its reference passes all tests and each wrong program fails one. */
export function ProblemPublishing({ slug, published, save, onPublished }: Props) {
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const [obstacles, setObstacles] = useState<string[]>([])
  const queryClient = useQueryClient()
  const publishing = useSending()
  const removing = useSending()
  const isBusy = publishing.isSending

  async function publish() {
    if (isBusy || !(await save())) return
    setObstacles([])
    const answer = await publishing.send(() => call(publishProblem, { slug }))
    if (!answer) return
    setObstacles(answer.obstacles)
    if (answer.published) onPublished()
  }
  async function remove() {
    dialog.current?.close()
    const answer = await removing.send(() => call(deleteProblem, { slug }))
    if (!answer) return
    toast({ text: answer.deleted ? 'The problem is deleted.' : 'The problem is withdrawn: what others did is kept.' })
    await navigate({ to: '/problems', ignoreBlocker: true })
    void queryClient.invalidateQueries({ queryKey: [listProblems.path] })
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
      {publishing.failure && <Notice kind="error">{publishing.failure}</Notice>}
      {removing.failure && <Notice kind="error">{removing.failure}</Notice>}
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
