import type { TopicSource } from '#contract/topicSource.ts'
import * as words from '#words/passages.ts'
import './source.css'

/** Title, author, revision, date and licence of a source, with links where it has any. */
export function SourceLine({ source }: { source: TopicSource }) {
  const { title, author, address, revision, date, licence, authorsAddress } = source
  return (
    <p className="source-line">
      <Linked to={address}>{title}</Linked>
      {author && <span>{words.by(author)}</span>}
      {revision && <span>{words.revision(revision)}</span>}
      {date && <span>{words.from(date)}</span>}
      {licence && (
        <span>
          <Linked to={licence.url}>{words.licence(licence.name)}</Linked>
        </span>
      )}
      {authorsAddress && (
        <span>
          <Linked to={authorsAddress}>{words.authors}</Linked>
        </span>
      )}
    </p>
  )
}

function Linked({ to, children }: { to: string | null; children: string }) {
  if (!to) return <cite>{children}</cite>
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
