import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { listReports } from '#contract/reports.ts'
import { call } from '../api.ts'
import { useNews } from './News.tsx'
import { Pages } from './Pages.tsx'
import { ReportRow } from './ReportRow.tsx'

export function OpenReports() {
  const queryClient = useQueryClient()
  const news = useNews()
  const done = (told: ReactNode) => {
    void queryClient.invalidateQueries({ queryKey: [listReports.path] })
    news.tell(told)
  }
  return (
    <>
      {news.shown}
      <Pages
        name={[listReports.path]}
        load={(cursor, signal) => call(listReports, { ...(cursor && { cursor }) }, { signal })}
        loading="Loading reports"
        empty={{ title: 'Nothing is open.', text: 'A report that somebody sends stands here until you close it.' }}
      >
        {(reports) => (
          <ul className="rows">
            {reports.map((report) => (
              <ReportRow key={report.id} report={report} onDone={done} />
            ))}
          </ul>
        )}
      </Pages>
    </>
  )
}
