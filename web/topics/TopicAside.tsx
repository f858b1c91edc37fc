import { useQuery } from '@tanstack/react-query'
import type { Topic } from '#contract/catalog.ts'
import * as words from '#words/topics.topic.ts'
import { rankOf } from '../mastery/levels.ts'
import { topicMasteryQuery } from '../mastery/mastery.ts'
import { useSession } from '../session/session.ts'
import { spoken } from '../ui/spoken.ts'
import { Provenance } from './Provenance.tsx'
import { Ticked } from './Ticked.tsx'

const OUTCOMES_SHOWN = 3

/** The topic's learning outcomes, assumed knowledge and sources. */
export function TopicAside({ topic }: { topic: Topic }) {
  const { id, outcomes, assumed, sources, state, language } = topic
  const reached = useReached(id)
  return (
    <aside className="topic-aside" aria-label={words.aboutTopic}>
      {outcomes.length > 0 && (
        <section>
          <h2>{words.outcomes}</h2>
          <div {...spoken(language)}>
            <Ticked lines={outcomes.slice(0, OUTCOMES_SHOWN)} reached={reached} />
          </div>
          {outcomes.length > OUTCOMES_SHOWN && (
            <details>
              <summary className="disclosure">{words.moreOutcomes(outcomes.length - OUTCOMES_SHOWN)}</summary>
              <div {...spoken(language)}>
                <Ticked lines={outcomes.slice(OUTCOMES_SHOWN)} reached={reached} />
              </div>
            </details>
          )}
        </section>
      )}
      <section>
        <h2>{words.assumed}</h2>
        {assumed.length > 0 ? (
          <ul className="list-disc ps-5" {...spoken(language)}>
            {assumed.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        ) : (
          <p className="muted">{words.nothingAssumed}</p>
        )}
      </section>
      <section>
        <h2>{words.sources}</h2>
        {sources.length > 0 ? (
          <details>
            <summary className="disclosure">{words.showSources(sources.length)}</summary>
            <ul className="sources">
              {sources.map((source) => (
                <li key={source}>{source}</li>
              ))}
            </ul>
          </details>
        ) : (
          <p className="muted">{state === 'writing' ? words.sourcesLater : words.noSources}</p>
        )}
        <Provenance topic={topic} />
      </section>
    </aside>
  )
}

/**
 * The titles of the topic's skills that are at least 'familiar'. Outcomes with these titles are ticked. A model may
 * word an outcome differently from its skill, and such an outcome is never ticked.
 */
function useReached(topicId: string): ReadonlySet<string> {
  const enabled = useSession().state === 'signedIn'
  const { data } = useQuery({ ...topicMasteryQuery(topicId), enabled })
  const skills = data?.skills.filter(({ level }) => rankOf(level) >= rankOf('familiar')) ?? []
  return new Set(skills.map(({ title }) => title))
}
