import { useQueryClient } from '@tanstack/react-query'
import { getProfile, type Profile } from '#contract/users.ts'
import { query } from '../api/api.ts'
import { session } from '../session/session.ts'

/** Takes over what the server answered to a change: in the cache, and as the person that the whole page shows. */
export function useKeepProfile() {
  const client = useQueryClient()
  return async (user: Profile) => {
    client.setQueryData<{ user: Profile }>(query(getProfile, {}).queryKey, { user })
    await session.setUser(user)
  }
}
