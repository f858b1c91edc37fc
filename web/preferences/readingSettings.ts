/**
 * Reading settings of this device. `size` is from 1 to 5, `spacing` and `width` from 1 to 3. `still` disables motion on
 * every page.
 */
export type ReadingSettings = { size: number; spacing: number; width: number; focus: boolean; still: boolean }

export const SIZES = 5
export const usualSettings: ReadingSettings = { size: 2, spacing: 2, width: 2, focus: false, still: false }

const NAME = 'lyceum.reading'
const YEAR_S = 31_536_000

/**
 * Settings that differ from the defaults, as the value of the `data-reading` attribute, such as `t4 l3 focus`.
 * The server sets the attribute from the cookie, so that nothing moves after the first paint.
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

/** Parses a Cookie header or `document.cookie`. Invalid values are ignored. */
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

/** A cookie string to assign to `document.cookie`. */
export function settingsCookie(settings: ReadingSettings, secure: boolean): string {
  const value = readingWords(settings).replaceAll(' ', '.')
  return `${NAME}=${value}; Path=/; Max-Age=${value ? YEAR_S : 0}; SameSite=Lax${secure ? '; Secure' : ''}`
}
