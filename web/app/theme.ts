import { remember } from '../preferences/cookie.ts'

/** Follows the system until the reader chooses; the choice is kept where the server sees it. */
export function toggleTheme() {
  const { dataset } = document.documentElement
  const dark = dataset.theme ? dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  const theme = dark ? 'light' : 'dark'
  dataset.theme = theme
  remember({ theme })
}
