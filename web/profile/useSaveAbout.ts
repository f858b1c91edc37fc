import { useQueryClient } from '@tanstack/react-query'
import { deleteUserField, getProfile, updateUser } from '#contract/users.ts'
import { call, query } from '../api/api.ts'
import { type AboutChange, changesOf } from './about.ts'
import { useKeepProfile } from './useKeepProfile.ts'

/**
 * Saves attributes one at a time, with one call each. If a call fails, the attributes saved before it stay saved.
 * Resolves to the deleted attributes with their previous values, or to null after a redirect.
 */
export function useSaveAbout(uid: string) {
  const client = useQueryClient()
  const keep = useKeepProfile()
  return async (change: AboutChange): Promise<AboutChange | null> => {
    const before = client.getQueryData(query(getProfile, {}).queryKey)?.user
    const removed: AboutChange = {}
    for (const { attr, value } of changesOf(change)) {
      const isRemoval = value === null
      const answer = await (isRemoval ? call(deleteUserField, { attr, uid }) : call(updateUser, { attr, uid, value }))
      if (!answer) return null
      if (isRemoval && before) Object.assign(removed, { [attr]: before[attr] })
      await keep(answer.user)
    }
    return removed
  }
}
