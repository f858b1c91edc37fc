import { listPublicRelatedTopics, listRelatedTopics } from '#contract/catalog.ts'
import * as words from '#words/topics.related.ts'
import { useOwnOrPublic } from '../api/ownOrPublic.ts'
import { Book } from '../ui/Shelf.tsx'

const twins = { own: listRelatedTopics, visitor: listPublicRelatedTopics }

/**
 * Suggestions for what to learn next, without their subjects, which are often the same. Renders nothing if there are
 * none or they can't be loaded.
 */
export default function RelatedTopics({ id }: { id: string }) {
  const found = useOwnOrPublic(twins, { id })
  if (found.state !== 'ready' || found.data.items.length === 0) return null
  return (
    <section aria-labelledby="related" className="topic-related">
      <h2 id="related">{words.title}</h2>
      <ul className="shelf">
        {found.data.items.map((topic) => (
          <Book key={topic.id} topic={topic} />
        ))}
      </ul>
    </section>
  )
}
