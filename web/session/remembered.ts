import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Remembered } from '../preferences/cookie.ts'
import { session } from './session.ts'

/** Values of the cookie when the page was rendered, so that the first client render matches the server's. */
export const RememberedContext = createContext<Remembered>({ theme: null, subscriber: false })

/** Whether the reader is a subscriber. Until the session is known, the cookie's value is used. */
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
