import { useQuery } from '@tanstack/react-query'
import { bringBack, type EditVersion, listVersions } from '#contract/editing.ts'
import * as words from '#words/editing.versions.ts'
import { call, query } from '../api/api.ts'
import { sentenceOf } from '../api/failure.ts'
import { useSending } from '../api/useSending.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Rich } from '../ui/Rich.tsx'
import { WithHidden } from './WithHidden.tsx'

type Thing = { kind: 'lesson' | 'question'; topicId: string; id: string }
type Props = { thing: Thing; version: number; unsaved: boolean; onBack: () => void }

const headOf = ({ version, current, withdrawn }: EditVersion) =>
  words.heads[withdrawn ? (current ? 'currentWithdrawn' : 'olderWithdrawn') : current ? 'current' : 'older'](version)
const originOf = ({ source, editor }: EditVersion) =>
  source === 'hand' ? (editor ?? words.editorLeft) : words.origins[source]

/** All versions of a lesson or question, with buttons to restore an earlier one. */
export function Versions({ thing, version, unsaved, onBack }: Props) {
  const { data, error, isFetching } = useQuery({ ...query(listVersions, thing), gcTime: 0 })
  const { isSending, failure, refuse, send } = useSending()
  const items = data?.items ?? []

  async function take({ version: back }: EditVersion) {
    if (isSending) return
    if (unsaved) return refuse(words.saveFirst)
    if (await send(() => call(bringBack, { ...thing, version, back }))) onBack()
  }

  return (
    <section aria-labelledby="versions" className="edit-part">
      <h2 id="versions">{words.versionsTitle}</h2>
      {error && !isFetching && <Notice kind="error">{sentenceOf(error)}</Notice>}
      {failure && <Notice kind="error">{failure}</Notice>}
      {data && items.length === 0 && <p className="muted">{words.none}</p>}
      <ul className="rows">
        {items.map((item) => (
          <li key={item.version}>
            <p>
              <Rich text={headOf(item)} parts={{ b: (name) => <b>{name}</b> }} />
            </p>
            <p className="meta">
              <span>{originOf(item)}</span>
              {item.source !== 'original' && (
                <time dateTime={new Date(item.createdAt).toISOString()}>{words.when(item.createdAt)}</time>
              )}
            </p>
            <details>
              <summary>
                <WithHidden text={words.showText(item.version)} />
              </summary>
              <pre className="edit-version">{item.text}</pre>
            </details>
            {!item.current && (
              <p className="actions">
                <Button onClick={() => void take(item)} aria-disabled={isSending || undefined}>
                  <WithHidden text={words.bringBack(item.version)} />
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
