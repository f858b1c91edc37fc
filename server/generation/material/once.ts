/** Computes something of an object once; it is forgotten together with the object. */
export function once<Key extends object, Found>(find: (key: Key) => Found): (key: Key) => Found {
  const known = new WeakMap<Key, { found: Found }>()
  return (key) => {
    const kept = known.get(key) ?? { found: find(key) }
    known.set(key, kept)
    return kept.found
  }
}
