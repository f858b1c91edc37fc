import { listReports } from '#contract/reports.ts'
import { call } from '../api.ts'
import { useNews } from './News.tsx'
import { Pages } from './Pages.tsx'
import { ReportRow } from './ReportRow.tsx'

export function OpenReports() {
  const news = useNews(listReports)
  return (
    <>
      {news.shown}
      <Pages
        endpoint={listReports}
        load={(cursor, signal) => call(listReports, { ...(cursor && { cursor }) }, { signal })}
        loading="Loading reports"
        empty={{ title: 'Nothing is open.', text: 'A report that somebody sends stands here until you close it.' }}
      >
        {(reports) => (
          <ul className="rows">
            {reports.map((report) => (
              <ReportRow key={report.id} report={report} onDone={news.tell} />
            ))}
          </ul>
        )}
      </Pages>
    </>
  )
}
