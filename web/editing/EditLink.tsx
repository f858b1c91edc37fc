import { useQuery } from '@tanstack/react-query'
import { getTopicSharing } from '#contract/sharing.ts'
import { query } from '../api/api.ts'
import { useSession } from '../session/session.ts'
import { LinkButton } from '../ui/LinkButton.tsx'

type Props = { topicId: string; search: { lesson?: string; question?: string }; children: string }

/** Link to the editor, shown only to users who may edit the topic. */
export default function EditLink({ topicId, search, children }: Props) {
  const enabled = useSession().state === 'signedIn'
  const { data } = useQuery({ ...query(getTopicSharing, { topicId }), enabled })
  if (!data?.canEdit) return null
  return (
    <p>
      <LinkButton
        to="/topic-details/$id/edit"
        params={{ id: topicId }}
        search={search}
        variant="quiet"
        className="-ms-4.75 text-sm text-muted"
      >
        {children}
      </LinkButton>
    </p>
  )
}
