import { useQuery } from '@tanstack/react-query'
import { getAllowance } from '#contract/generation.ts'
import * as words from '#words/home.allowance.ts'
import { query } from '../api/api.ts'

/** What is left of the day, in one line. */
export default function Allowance() {
  // Asked at each visit: a topic may have been made since the last one.
  const { data } = useQuery({ ...query(getAllowance, {}), staleTime: 0 })
  if (!data?.allowance) return null
  const { left, limit } = data.allowance
  return words.left(left, limit)
}
