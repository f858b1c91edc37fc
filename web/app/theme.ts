import { remember } from '../preferences/cookie.ts'

/**
 * The theme follows the system until the reader chooses one. The choice is stored in a cookie, which the server reads.
 */
export function toggleTheme() {
  const { dataset } = document.documentElement
  const dark = dataset.theme ? dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  const theme = dark ? 'light' : 'dark'
  dataset.theme = theme
  remember({ theme })
}
