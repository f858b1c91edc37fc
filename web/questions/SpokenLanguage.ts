import { createContext } from 'react'

/** The language of the questions below; undefined if they are of several topics. */
export const SpokenLanguage = createContext<string | undefined>(undefined)
