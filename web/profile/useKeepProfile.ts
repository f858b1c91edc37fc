import { useQueryClient } from '@tanstack/react-query'
import { getProfile, type Profile } from '#contract/users.ts'
import { query } from '../api/api.ts'
import { session } from '../session/session.ts'

/** Stores the profile returned by a change, both in the query cache and in the session, which the whole page uses. */
export function useKeepProfile() {
  const client = useQueryClient()
  return async (user: Profile) => {
    client.setQueryData<{ user: Profile }>(query(getProfile, {}).queryKey, { user })
    await session.setUser(user)
  }
}
