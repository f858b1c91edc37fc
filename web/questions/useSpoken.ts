import { useContext } from 'react'
import { spoken } from '../ui/spoken.ts'
import { SpokenLanguage } from './SpokenLanguage.ts'

/** `lang` and `dir` attributes for an element that holds only text of the question. */
export function useSpoken() {
  const language = useContext(SpokenLanguage)
  return language === undefined ? {} : spoken(language)
}
