import { useSyncExternalStore } from 'react'
import { followVoices } from '../ui/words/say.ts'

/** Whether this browser has speech voices. Some browsers load their voices only after the page has loaded. */
export function useCanSpeak(): boolean {
  return useSyncExternalStore(followVoices, hasVoices)
}

const hasVoices = () => 'speechSynthesis' in window && speechSynthesis.getVoices().length > 0
