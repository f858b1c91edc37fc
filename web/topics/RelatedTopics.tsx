import { Link } from '@tanstack/react-router'
import { listPublicRelatedTopics, listRelatedTopics } from '#contract/catalog.ts'
import { useOwnOrPublic } from '../ownOrPublic.ts'
import { levelLabels } from '../ui/topicLabels.ts'

const twins = { own: listRelatedTopics, visitor: listPublicRelatedTopics }

/** What somebody may go on with. Nothing where nothing is near, or it cannot be had: the topic stands without it. */
export default function RelatedTopics({ id }: { id: string }) {
  const found = useOwnOrPublic(twins, { id })
  if (found.state !== 'ready' || found.data.items.length === 0) return null
  return (
    <section aria-labelledby="related" className="mt-6">
      <h2 id="related" className="mb-3">
        Related topics
      </h2>
      <ul className="rows">
        {found.data.items.map(({ id, title, summary, subject, level, minutes }) => (
          <li key={id}>
            <p className="eyebrow">{subject}</p>
            <h3 className="row-title">
              <Link to="/topic-details/$id" params={{ id }}>
                {title}
              </Link>
            </h3>
            <p className="muted clamp">{summary}</p>
            <ul className="facts">
              <li>{levelLabels[level]}</li>
              <li>{minutes} min</li>
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
