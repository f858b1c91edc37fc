import { createContext } from 'react'

/** Language of the questions rendered inside; undefined if they come from several topics. */
export const SpokenLanguage = createContext<string | undefined>(undefined)
