import { listReports } from '#contract/reports.ts'
import * as words from '#words/admin.reports.ts'
import { call } from '../api/api.ts'
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
        loading={words.loadingReports}
        empty={{ title: words.noneOpen, text: words.noneOpenWhat }}
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
