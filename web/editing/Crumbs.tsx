import { Link } from '@tanstack/react-router'

type Props = { topicId: string; topicTitle: string; within?: boolean }

/** Where the editor stands; `within` where it is about a part of the topic. */
export function Crumbs({ topicId, topicTitle, within = false }: Props) {
  return (
    <nav aria-label="Breadcrumb" className="crumbs">
      <ol>
        <li>
          <Link to="/topic-details/$id" params={{ id: topicId }}>
            {topicTitle}
          </Link>
        </li>
        {within && (
          <li>
            <Link to="/topic-details/$id/edit" params={{ id: topicId }} search={{}}>
              Edit
            </Link>
          </li>
        )}
      </ol>
    </nav>
  )
}
