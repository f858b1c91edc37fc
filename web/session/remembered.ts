import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Remembered } from '../preferences/cookie.ts'
import { session } from './session.ts'

/** What the cookie said when the page was rendered, so that the first client render says the same. */
export const RememberedContext = createContext<Remembered>({ theme: null, subscriber: false })

/** Whether the reader pays; until the session is known, as the cookie remembers it. */
export function useSubscriber(): boolean {
  const { subscriber } = useContext(RememberedContext)
  return useSyncExternalStore(
    session.store.subscribe,
    () => {
      const now = session.store.get()
      if (now.state === 'signedIn') return now.user.subscription === 'paid'
      return now.state === 'signedOut' ? false : subscriber
    },
    () => subscriber,
  )
}
