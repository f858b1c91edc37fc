import { useQuery, useQueryClient } from '@tanstack/react-query'
import { dismissNotice, listNotices, type UserNotice } from '#contract/notices.ts'
import { dismiss as dismissLabel } from '#words/common.ts'
import * as words from '#words/home.news.ts'
import { call, query } from '../api/api.ts'
import { useSending } from '../api/useSending.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'

/** Notices about the reader's reports, regraded answers and corrected lessons, shown until they're dismissed. */
export default function News() {
  const queryClient = useQueryClient()
  const listed = query(listNotices, {})
  const { data } = useQuery(listed)
  const { failure, send } = useSending({ overlapping: true })
  if (!data || data.items.length === 0) return null

  const dismiss = ({ id }: UserNotice) =>
    send(async () => {
      if (!(await call(dismissNotice, { id }))) return
      queryClient.setQueryData(listed.queryKey, (now) => now && { items: now.items.filter((one) => one.id !== id) })
    })

  return (
    <section aria-labelledby="news" className="mt-8">
      <h2 id="news">{words.news}</h2>
      {failure && <Notice kind="error">{failure}</Notice>}
      <ul>
        {data.items.map((notice) => (
          <li key={notice.id}>
            <Notice
              actions={
                <>
                  {notice.quizId && (
                    <LinkButton to="/quizzes/$id" params={{ id: notice.quizId }}>
                      {words.openQuiz}
                    </LinkButton>
                  )}
                  <Button onClick={() => void dismiss(notice)}>{dismissLabel}</Button>
                </>
              }
            >
              {notice.text}
            </Notice>
          </li>
        ))}
      </ul>
    </section>
  )
}
