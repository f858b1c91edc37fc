import { useQuery } from '@tanstack/react-query'
import { getStorage } from '#contract/account.ts'
import { query } from '../api.ts'
import { sentenceOf } from '../failure.ts'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** How much of what somebody may keep here is used. */
export function StorageState() {
  const { data, error, refetch } = useQuery({ ...query(getStorage, {}), staleTime: 0 })
  if (error)
    return (
      <>
        {sentenceOf(error)} <Button onClick={() => void refetch()}>Retry</Button>
      </>
    )
  if (!data) return <Skeleton lines={1} label="Loading your storage" />
  return (
    <>
      {megabytes(data.usedBytes)} of {megabytes(data.limitBytes)} MB
      <p className="muted small">
        What you write, make and answer counts. What you delete counts until it can no longer be brought back.
      </p>
    </>
  )
}

const megabytes = (bytes: number) => (bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })
