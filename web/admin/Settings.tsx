import { useQuery } from '@tanstack/react-query'
import { getSettings } from '#contract/admin.ts'
import * as words from '#words/admin.settings.ts'
import { retry } from '#words/common.ts'
import { query } from '../api/api.ts'
import { sentenceOf } from '../api/failure.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Rich } from '../ui/Rich.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

const kinds = { ok: 'ok', warn: 'info', fail: 'error' } as const

export function Settings() {
  const { data, error, isFetching, refetch } = useQuery(query(getSettings, {}))
  if (!data) {
    return error && !isFetching ? (
      <Notice kind="error" actions={<Button onClick={() => void refetch()}>{retry}</Button>}>
        {sentenceOf(error)}
      </Notice>
    ) : (
      <Skeleton lines={12} label={words.loadingSettings} />
    )
  }
  return (
    <>
      <section className="admin-list" aria-labelledby="settings-findings">
        <h2 id="settings-findings">{words.quickLook}</h2>
        {data.findings.map(({ state, what }) => (
          <Notice key={what} kind={kinds[state]}>
            {what}
          </Notice>
        ))}
        <p className="muted small">
          <Rich text={words.closerLook} parts={{ code: (command) => <code>{command}</code> }} />
        </p>
      </section>
      {data.groups.map(({ title, items }) => (
        <section key={title} className="admin-part" aria-label={title}>
          <h2>{title}</h2>
          <dl className="admin-facts">
            {items.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  )
}
