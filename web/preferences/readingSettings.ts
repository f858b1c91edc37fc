/** How a person likes to read on this device; `still` without motion, on every page. Counted from 1: sizes to 5, spacings and widths to 3. */
export type ReadingSettings = { size: number; spacing: number; width: number; focus: boolean; still: boolean }

export const SIZES = 5
export const usualSettings: ReadingSettings = { size: 2, spacing: 2, width: 2, focus: false, still: false }

const NAME = 'lyceum.reading'
const YEAR_S = 31_536_000

/**
 * What differs from the usual, as the words of `data-reading` on the page: `t4 l3 focus`.
 * The server writes them from the cookie, so that nothing moves after the first paint.
 */
export function readingWords({ size, spacing, width, focus, still }: ReadingSettings): string {
  return [
    size !== usualSettings.size && `t${size}`,
    spacing !== usualSettings.spacing && `l${spacing}`,
    width !== usualSettings.width && `w${width}`,
    focus && 'focus',
    still && 'still',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Reads a Cookie header or `document.cookie`; anything odd in it counts as absent. */
export function readSettings(cookies: string): ReadingSettings {
  const words = (cookies.match(/(?:^|;\s*)lyceum\.reading=([\w.]*)/)?.[1] ?? '').split('.')
  const step = (letter: string, usual: number, most: number) => {
    const number = Number(words.find((word) => word.length === 2 && word.startsWith(letter))?.[1])
    return number >= 1 && number <= most ? number : usual
  }
  return {
    size: step('t', usualSettings.size, SIZES),
    spacing: step('l', usualSettings.spacing, 3),
    width: step('w', usualSettings.width, 3),
    focus: words.includes('focus'),
    still: words.includes('still'),
  }
}

/** The Set-Cookie text for `document.cookie`. */
export function settingsCookie(settings: ReadingSettings, secure: boolean): string {
  const value = readingWords(settings).replaceAll(' ', '.')
  return `${NAME}=${value}; Path=/; Max-Age=${value ? YEAR_S : 0}; SameSite=Lax${secure ? '; Secure' : ''}`
}
