import type { Topic } from '#contract/catalog.ts'
import { spoken } from '../spoken.ts'
import { Ticked } from './Ticked.tsx'

const OUTCOMES_SHOWN = 5

/** What the topic leads to, what it starts from, and what it rests on. */
export function TopicAside({ topic: { outcomes, assumed, sources, state, language } }: { topic: Topic }) {
  return (
    <aside className="topic-aside" aria-label="About this topic">
      {outcomes.length > 0 && (
        <section>
          <h2>You will be able to</h2>
          <div {...spoken(language)}>
            <Ticked lines={outcomes.slice(0, OUTCOMES_SHOWN)} />
          </div>
          {outcomes.length > OUTCOMES_SHOWN && (
            <details>
              <summary className="disclosure">And {outcomes.length - OUTCOMES_SHOWN} more</summary>
              <div {...spoken(language)}>
                <Ticked lines={outcomes.slice(OUTCOMES_SHOWN)} />
              </div>
            </details>
          )}
        </section>
      )}
      <section>
        <h2>What it takes as known</h2>
        {assumed.length > 0 ? (
          <ul className="list-disc pl-5" {...spoken(language)}>
            {assumed.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        ) : (
          <p className="muted">Nothing beyond what its own lessons teach.</p>
        )}
      </section>
      <section>
        <h2>Sources</h2>
        {sources.length > 0 ? (
          <details>
            <summary className="disclosure">Show all {sources.length}</summary>
            <ul className="sources">
              {sources.map((source) => (
                <li key={source}>{source}</li>
              ))}
            </ul>
          </details>
        ) : (
          <p className="muted">{state === 'writing' ? 'Listed when the topic is finished.' : 'None are given.'}</p>
        )}
      </section>
    </aside>
  )
}
