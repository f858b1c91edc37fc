import { useQuery } from '@tanstack/react-query'
import { bringBack, type EditVersion, listVersions } from '#contract/editing.ts'
import { call, query } from '../api.ts'
import { sentenceOf } from '../failure.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useSending } from '../useSending.ts'

type Thing = { kind: 'lesson' | 'question'; topicId: string; id: string }
type Props = { thing: Thing; version: number; unsaved: boolean; onBack: () => void }

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const sources = {
  original: 'As it was made',
  release: 'As a release of the library has it',
  model: 'As the language model wrote it again',
  hand: '',
}

/** What it said before, each of which can be brought back. */
export function Versions({ thing, version, unsaved, onBack }: Props) {
  const { data, error, isFetching } = useQuery({ ...query(listVersions, thing), gcTime: 0 })
  const { isSending, failure, refuse, send } = useSending()
  const items = data?.items ?? []

  async function take({ version: back }: EditVersion) {
    if (isSending) return
    if (unsaved) return refuse('Save what you changed first, so that it is not lost.')
    if (await send(() => call(bringBack, { ...thing, version, back }))) onBack()
  }

  return (
    <section aria-labelledby="versions" className="edit-part">
      <h2 id="versions">Versions</h2>
      {error && !isFetching && <Notice kind="error">{sentenceOf(error)}</Notice>}
      {failure && <Notice kind="error">{failure}</Notice>}
      {data && items.length === 0 && <p className="muted">Nothing was changed by hand yet.</p>}
      <ul className="rows">
        {items.map((item) => (
          <li key={item.version}>
            <p>
              <b>Version {item.version}</b>
              {item.current && ', as it is now'}
              {item.withdrawn && ', withdrawn'}
            </p>
            <p className="meta">
              <span>{sources[item.source] || (item.editor ?? 'Somebody who has left')}</span>
              {item.source !== 'original' && (
                <time dateTime={new Date(item.createdAt).toISOString()}>{day.format(item.createdAt)}</time>
              )}
            </p>
            <details>
              <summary>
                Show its text<span className="sr-only">: version {item.version}</span>
              </summary>
              <pre className="edit-version">{item.text}</pre>
            </details>
            {!item.current && (
              <p className="actions">
                <Button onClick={() => void take(item)} aria-disabled={isSending || undefined}>
                  Bring back<span className="sr-only"> version {item.version}</span>
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
