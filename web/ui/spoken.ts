import { language as ofInterface } from '#words/language.ts'
import { directionOf } from '../../words/direction.ts'

/** `lang` and `dir` for an element that holds only topic content, whose language may differ from the interface's. */
export const spoken = (language: string) => ({
  lang: language,
  ...(directionOf(language) !== directionOf(ofInterface) && { dir: directionOf(language) }),
})
