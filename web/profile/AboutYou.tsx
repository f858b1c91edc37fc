import { useQuery } from '@tanstack/react-query'
import { getProfile } from '#contract/users.ts'
import { query } from '../api.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { AboutForm } from './AboutForm.tsx'

export function AboutYou({ uid }: { uid: string }) {
  const { data, error, refetch, isFetching } = useQuery(query(getProfile, {}))
  if (data?.user.uid === uid) return <AboutForm profile={data.user} />
  if (error && !isFetching) {
    return (
      <Notice kind="error" actions={<Button onClick={() => void refetch()}>Retry</Button>}>
        {error.message}
      </Notice>
    )
  }
  return <Skeleton lines={6} label="Loading what you said about yourself" />
}
