import { Link } from '@tanstack/react-router'
import { listPublicRelatedTopics, listRelatedTopics } from '#contract/catalog.ts'
import * as words from '#words/topics.related.ts'
import { useOwnOrPublic } from '../api/ownOrPublic.ts'
import { spoken } from '../ui/spoken.ts'
import { topicFacts } from '../ui/topicLabels.ts'

const twins = { own: listRelatedTopics, visitor: listPublicRelatedTopics }

/** Suggestions for what to learn next. Renders nothing if there are none or they can't be loaded. */
export default function RelatedTopics({ id }: { id: string }) {
  const found = useOwnOrPublic(twins, { id })
  if (found.state !== 'ready' || found.data.items.length === 0) return null
  return (
    <section aria-labelledby="related" className="mt-6">
      <h2 id="related" className="mb-3">
        {words.title}
      </h2>
      <ul className="rows">
        {found.data.items.map((topic) => (
          <li key={topic.id}>
            <p className="eyebrow">{topic.subject}</p>
            <h3 className="row-title">
              <Link to="/topic-details/$id" params={{ id: topic.id }} {...spoken(topic.language)}>
                {topic.title}
              </Link>
            </h3>
            <p className="muted clamp" {...spoken(topic.language)}>
              {topic.summary}
            </p>
            <ul className="facts">
              {topicFacts(topic).map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
