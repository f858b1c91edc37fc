import { useContext } from 'react'
import { spoken } from '../ui/spoken.ts'
import { SpokenLanguage } from './SpokenLanguage.ts'

/** The attributes of an element that holds nothing but what the question says. */
export function useSpoken() {
  const language = useContext(SpokenLanguage)
  return language === undefined ? {} : spoken(language)
}
