/** All that the server may know of a visitor before the first paint: enough that nothing flips afterwards. */
export type Remembered = { theme: 'light' | 'dark' | null; subscriber: boolean }

const NAME = 'lyceum'
const YEAR_S = 31_536_000

/** Reads a Cookie header or `document.cookie`; anything odd in it counts as absent. */
export function readRemembered(cookies: string): Remembered {
  const value = cookies.match(/(?:^|;\s*)lyceum=([\w.]*)/)?.[1] ?? ''
  const words = value.split('.')
  return {
    theme: words.includes('dark') ? 'dark' : words.includes('light') ? 'light' : null,
    subscriber: words.includes('subscriber'),
  }
}

/** The Set-Cookie text for `document.cookie`. */
export function rememberedCookie({ theme, subscriber }: Remembered, secure: boolean) {
  const value = [theme, subscriber && 'subscriber'].filter(Boolean).join('.')
  return `${NAME}=${value}; Path=/; Max-Age=${value ? YEAR_S : 0}; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** Changes part of what is remembered, in the browser. */
export function remember(part: Partial<Remembered>) {
  const next = { ...readRemembered(document.cookie), ...part }
  document.cookie = rememberedCookie(next, location.protocol === 'https:')
}
