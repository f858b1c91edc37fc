import { language as ofInterface } from '#words/language.ts'
import { directionOf } from '../../words/direction.ts'

/** For an element that holds nothing but what a topic says: the interface around it may be in another language. */
export const spoken = (language: string) => ({
  lang: language,
  ...(directionOf(language) !== directionOf(ofInterface) && { dir: directionOf(language) }),
})
