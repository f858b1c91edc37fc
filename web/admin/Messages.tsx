import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { closeMessage, listMessages, type Message } from '#contract/messages.ts'
import { call } from '../api.ts'
import { subjectLabels } from '../messageSubjects.ts'
import { Act } from './Act.tsx'
import { isoOf, momentOf } from './moments.ts'
import { useNews } from './News.tsx'
import { Pages } from './Pages.tsx'
import { useView, Views } from './Views.tsx'

const views = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
] as const
const empty = {
  open: {
    title: 'No message is open.',
    text: 'What somebody writes on the contact page stands here until you close it.',
  },
  closed: { title: 'No message was closed yet.' },
}
const mails = {
  sent: 'Mailed to you',
  waiting: 'Waits for the mail server',
  failed: 'The mail server would not take it',
  off: 'Not mailed',
}

export function Messages() {
  const state = useView(views)
  const news = useNews(listMessages)
  return (
    <>
      <Views legend="Show" part="messages" views={views} shown={state} />
      {news.shown}
      <Pages
        endpoint={listMessages}
        filter={state}
        load={(cursor, signal) => call(listMessages, { state, ...(cursor && { cursor }) }, { signal })}
        loading="Loading messages"
        empty={empty[state]}
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
  const answer = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`
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
            `${name}, not signed in`
          ) : (
            <Link to="/admin/$part" params={{ part: 'users' }} search={{ uid }}>
              {name}
            </Link>
          )}
        </span>
        <time dateTime={isoOf(createdAt)}>{momentOf(createdAt)}</time>
        <span>{mails[mail]}</span>
        {closedAt !== null && <span>Closed {momentOf(closedAt)}</span>}
      </p>
      {closedAt === null && (
        <Act
          label="Close"
          of={subject}
          onDone={onDone}
          act={async () => (await call(closeMessage, { id })) && `“${subject}” is closed.`}
        />
      )}
    </li>
  )
}
