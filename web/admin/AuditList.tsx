import { Link } from '@tanstack/react-router'
import { type AuditEntry, type Audited, listAudit } from '#contract/audit.ts'
import * as words from '#words/admin.audit.ts'
import { call } from '../api/api.ts'
import { Rich } from '../ui/Rich.tsx'
import { auditLabels } from './auditLabels.ts'
import { isoOf, momentOf } from './moments.ts'
import { Pages } from './Pages.tsx'

type Filter = { uid?: string | undefined; action?: Audited | undefined }

/** The entries of the audit log that match the filter, newest first. */
export function AuditList({ filter }: { filter: Filter }) {
  return (
    <Pages
      endpoint={listAudit}
      filter={filter}
      load={(cursor, signal) => call(listAudit, { ...filter, ...(cursor && { cursor }) }, { signal })}
      loading={words.loadingLog}
      empty={{ title: words.nothingFound }}
    >
      {(entries) => (
        <ul className="rows">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </Pages>
  )
}

function Entry({ entry: { at, action, actor, target, detail } }: { entry: AuditEntry }) {
  const targetName = words.targets[target.kind](target.id)
  return (
    <li>
      <p className="font-semibold">{auditLabels[action]}</p>
      {detail && <p className="admin-link">{detail}</p>}
      <p className="meta admin-link">
        <time dateTime={isoOf(at)}>{momentOf(at)}</time>
        <span>
          {actor ? (
            <Rich text={words.by} parts={{ who: () => <Account uid={actor.uid} name={actor.displayName} /> }} />
          ) : (
            words.byServer
          )}
        </span>
        <span>{target.kind === 'user' ? <Account uid={target.id} name={targetName} /> : targetName}</span>
      </p>
    </li>
  )
}

function Account({ uid, name }: { uid: string; name: string | null }) {
  if (name === null) return words.deletedAccount(uid)
  return (
    <Link to="/admin/$part" params={{ part: 'users' }} search={{ uid }}>
      {name}
    </Link>
  )
}
