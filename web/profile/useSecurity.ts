import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getSecurity } from '#contract/account.ts'
import { query } from '../api/api.ts'

const asked = query(getSecurity, {})

/** How the person signs in: whether they have a password and two-factor authentication. */
export function useSecurity() {
  const client = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery({ ...asked, staleTime: 0 })
  return { security: data ?? undefined, error, refetch, isFetching, lookAgain: () => client.invalidateQueries(asked) }
}
