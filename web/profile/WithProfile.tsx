import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getProfile, type Profile } from '#contract/users.ts'
import { retry } from '#words/common.ts'
import * as words from '#words/profile.account.ts'
import { query } from '../api/api.ts'
import { sentenceOf } from '../api/failure.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** Loads the person's profile for a part of the page, with loading and error states. */
export function WithProfile({ uid, children }: { uid: string; children: (profile: Profile) => ReactNode }) {
  const { data, error, refetch, isFetching } = useQuery(query(getProfile, {}))
  if (data?.user.uid === uid) return children(data.user)
  if (error && !isFetching) {
    return (
      <Notice kind="error" actions={<Button onClick={() => void refetch()}>{retry}</Button>}>
        {sentenceOf(error)}
      </Notice>
    )
  }
  return <Skeleton lines={6} label={words.loadingAbout} />
}
