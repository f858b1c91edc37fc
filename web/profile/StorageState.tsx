import { useQuery } from '@tanstack/react-query'
import { getStorage } from '#contract/account.ts'
import { retry } from '#words/common.ts'
import { number } from '#words/language.ts'
import * as words from '#words/profile.account.ts'
import { query } from '../api/api.ts'
import { sentenceOf } from '../api/failure.ts'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** How much of the person's storage quota is used. */
export function StorageState() {
  const { data, error, refetch } = useQuery({ ...query(getStorage, {}), staleTime: 0 })
  if (error)
    return (
      <>
        {sentenceOf(error)} <Button onClick={() => void refetch()}>{retry}</Button>
      </>
    )
  if (!data) return <Skeleton lines={1} label={words.loadingStorage} />
  return (
    <>
      {words.storageUsed(megabytes(data.usedBytes), megabytes(data.limitBytes))}
      <p className="muted small">{words.storageNote}</p>
    </>
  )
}

const megabytes = (bytes: number) => number(bytes / 1_000_000, { maximumFractionDigits: 1 })
