import { useRef, useSyncExternalStore } from 'react'

/**
 * Replaces `use-sync-external-store/shim/with-selector`, which the router's store imports, in the browser bundle
 * (vite.config.ts). The rest of that package has been built into React since version 18.
 */
export function useSyncExternalStoreWithSelector<T, S>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => T,
  getServerSnapshot: (() => T) | null | undefined,
  selector: (snapshot: T) => S,
  isEqual: (a: S, b: S) => boolean = Object.is,
): S {
  const last = useRef<{ snapshot: T; selector: unknown; selected: S } | null>(null)
  const select = (snapshot: T) => {
    const known = last.current
    if (known && known.selector === selector && Object.is(known.snapshot, snapshot)) return known.selected
    const selected = selector(snapshot)
    const kept = known && isEqual(known.selected, selected) ? known.selected : selected
    last.current = { snapshot, selector, selected: kept }
    return kept
  }
  return useSyncExternalStore(
    subscribe,
    () => select(getSnapshot()),
    getServerSnapshot ? () => select(getServerSnapshot()) : undefined,
  )
}
