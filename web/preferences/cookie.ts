/** All that the server knows about a visitor when it renders a page, so that nothing changes after the first paint. */
export type Remembered = { theme: 'light' | 'dark' | null; subscriber: boolean }

const NAME = 'lyceum'
const YEAR_S = 31_536_000

/** Parses a Cookie header or `document.cookie`. Invalid values are ignored. */
export function readRemembered(cookies: string): Remembered {
  const value = cookies.match(/(?:^|;\s*)lyceum=([\w.]*)/)?.[1] ?? ''
  const words = value.split('.')
  return {
    theme: words.includes('dark') ? 'dark' : words.includes('light') ? 'light' : null,
    subscriber: words.includes('subscriber'),
  }
}

/** A cookie string to assign to `document.cookie`. */
export function rememberedCookie({ theme, subscriber }: Remembered, secure: boolean) {
  const value = [theme, subscriber && 'subscriber'].filter(Boolean).join('.')
  return `${NAME}=${value}; Path=/; Max-Age=${value ? YEAR_S : 0}; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** Updates part of the cookie, in the browser. */
export function remember(part: Partial<Remembered>) {
  const next = { ...readRemembered(document.cookie), ...part }
  document.cookie = rememberedCookie(next, location.protocol === 'https:')
}
