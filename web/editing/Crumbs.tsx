import { Link } from '@tanstack/react-router'
import { breadcrumb, edit } from '#words/common.ts'

type Props = { topicId: string; topicTitle: string; within?: boolean }

/** Breadcrumbs of the editor; `within` is true when editing one lesson or question of the topic. */
export function Crumbs({ topicId, topicTitle, within = false }: Props) {
  return (
    <nav aria-label={breadcrumb} className="crumbs">
      <ol>
        <li>
          <Link to="/topic-details/$id" params={{ id: topicId }}>
            {topicTitle}
          </Link>
        </li>
        {within && (
          <li>
            <Link to="/topic-details/$id/edit" params={{ id: topicId }} search={{}}>
              {edit}
            </Link>
          </li>
        )}
      </ol>
    </nav>
  )
}
