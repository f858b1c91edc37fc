import { useQuery } from '@tanstack/react-query'
import { getAllowance } from '#contract/generation.ts'
import { query } from '../api.ts'

/** What is left of the day, in one line. */
export default function Allowance() {
  // Asked at each visit: a topic may have been made since the last one.
  const { data } = useQuery({ ...query(getAllowance, {}), staleTime: 0 })
  if (!data?.allowance) return null
  const { left, limit } = data.allowance
  return `${left} of ${limit} topics by the language model left today; the library is without limit.`
}
