import { useQuery } from '@tanstack/react-query'
import { type Forecast as ForecastOf, forecastReviews } from '#contract/reviews.ts'
import { query } from '../api.ts'
import { sentenceOf } from '../failure.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { count } from './words.ts'

const HEIGHT = 100
const STEP = 10
const BAR = 7
const TICKS = [0, 10, 20, 29]

/** How many questions come due in the next days: bars, and the same as a table. */
export function Forecast() {
  const { data, error, refetch, isFetching } = useQuery(query(forecastReviews, {}))
  return (
    <section aria-labelledby="forecast" className="forecast">
      <h2 id="forecast">The next 30 days</h2>
      {data ? (
        <Chart forecast={data} />
      ) : error && !isFetching ? (
        <Notice kind="error" actions={<Button onClick={() => void refetch()}>Retry</Button>}>
          {sentenceOf(error)}
        </Notice>
      ) : (
        <Skeleton lines={4} label="Loading the forecast" />
      )}
    </section>
  )
}

function Chart({ forecast: { overdue, days, timeZone } }: { forecast: ForecastOf }) {
  const total = days.reduce((sum, { due }) => sum + due, 0)
  const bars = [overdue, ...days.map(({ due }) => due)]
  const most = Math.max(...bars)
  if (most === 0) return <p className="muted mt-4">Nothing comes due in this time.</p>
  const busiest = days.reduce((best, day) => (day.due > best.due ? day : best), { date: '', due: 0 })
  return (
    <>
      <p className="muted mt-2">
        {count(overdue, 'question')} due now, {total.toLocaleString()} more in 30 days
        {busiest.due > 0 && `; the fullest day is ${dayOf(busiest.date)} with ${busiest.due.toLocaleString()}`}.
      </p>
      <div className="forecast-chart" aria-hidden="true">
        <p className="forecast-most">{most.toLocaleString()}</p>
        <svg aria-hidden="true" viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`} preserveAspectRatio="none">
          {bars.map((due, place) => {
            // What is little beside the most can still be seen.
            const height = due === 0 ? 0 : Math.max(2, (due / most) * HEIGHT)
            return (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a bar is a day, and days follow each other
                key={place}
                className={place === 0 ? 'is-due' : undefined}
                x={place * STEP + (STEP - BAR) / 2}
                y={HEIGHT - height}
                width={BAR}
                height={height}
              />
            )
          })}
        </svg>
        <p className="forecast-days">
          <b>Now</b>
          {TICKS.slice(1).map((tick) => (
            <span key={tick}>{dayOf(days[tick]?.date ?? '')}</span>
          ))}
        </p>
      </div>
      <details>
        <summary>The same as a table</summary>
        <table className="review-table">
          <caption className="sr-only">Questions due by day, in the time zone {timeZone}</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Due</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Now</th>
              <td>{overdue.toLocaleString()}</td>
            </tr>
            {days.map(({ date, due }, place) => (
              <tr key={date}>
                <th scope="row">{place === 0 ? 'Later today' : dayOf(date)}</th>
                <td>{due.toLocaleString()}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="muted small">Days as they are in {timeZone}.</p>
      </details>
    </>
  )
}

/** '24 Nov' as it is said where the reader is. */
const dayOf = (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' })
