/** Computes a value once for each object, and keeps it for as long as the object is in memory. */
export function once<Key extends object, Found>(find: (key: Key) => Found): (key: Key) => Found {
  const known = new WeakMap<Key, { found: Found }>()
  return (key) => {
    const kept = known.get(key) ?? { found: find(key) }
    known.set(key, kept)
    return kept.found
  }
}
