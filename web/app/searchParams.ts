/** Parses search parameters as plain strings, not as JSON like the router's default. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

export function stringifySearch(search: Record<string, unknown>) {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== null)
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return text ? `?${text}` : ''
}
