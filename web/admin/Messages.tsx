import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { closeMessage, listMessages, type Message } from '#contract/messages.ts'
import * as words from '#words/admin.messages.ts'
import { call } from '../api/api.ts'
import { subjectLabels } from '../contact/messageSubjects.ts'
import { Act } from './Act.tsx'
import { isoOf, momentOf } from './moments.ts'
import { useNews } from './News.tsx'
import { Pages } from './Pages.tsx'
import { useView, Views } from './Views.tsx'

const views = [
  { value: 'open', label: words.views.open },
  { value: 'closed', label: words.views.closed },
] as const

export function Messages() {
  const state = useView(views)
  const news = useNews(listMessages)
  return (
    <>
      <Views part="messages" views={views} shown={state} />
      {news.shown}
      <Pages
        endpoint={listMessages}
        filter={state}
        load={(cursor, signal) => call(listMessages, { state, ...(cursor && { cursor }) }, { signal })}
        loading={words.loadingMessages}
        empty={words.empty[state]}
      >
        {(found) => (
          <ul className="rows">
            {found.map((message) => (
              <Row key={message.id} message={message} onDone={news.tell} />
            ))}
          </ul>
        )}
      </Pages>
    </>
  )
}

function Row({ message, onDone }: { message: Message; onDone: (news: ReactNode) => void }) {
  const { id, uid, name, email, about, subject, text, createdAt, closedAt, mail } = message
  const answer = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(words.answerTo(subject))}`
  return (
    <li>
      <p className="eyebrow">{subjectLabels[about]}</p>
      <h2 className="admin-title">{subject}</h2>
      <p className="admin-text">{text}</p>
      <p className="admin-link">
        <a href={answer}>{email}</a>
      </p>
      <p className="meta admin-link">
        <span>
          {uid === null ? (
            words.notSignedIn(name)
          ) : (
            <Link to="/admin/$part" params={{ part: 'users' }} search={{ uid }}>
              {name}
            </Link>
          )}
        </span>
        <time dateTime={isoOf(createdAt)}>{momentOf(createdAt)}</time>
        <span>{words.mails[mail]}</span>
        {closedAt !== null && <span>{words.closedAt(momentOf(closedAt))}</span>}
      </p>
      {closedAt === null && (
        <Act
          label={words.closeIt}
          of={subject}
          onDone={onDone}
          act={async () => (await call(closeMessage, { id })) && words.isClosed(subject)}
        />
      )}
    </li>
  )
}
