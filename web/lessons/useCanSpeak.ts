import { useSyncExternalStore } from 'react'

/** Whether this browser has speech voices. Some browsers load their voices only after the page has loaded. */
export function useCanSpeak(): boolean {
  return useSyncExternalStore(follow, hasVoices)
}

const hasVoices = () => 'speechSynthesis' in window && speechSynthesis.getVoices().length > 0

function follow(onChange: () => void) {
  if (!('speechSynthesis' in window)) return () => {}
  speechSynthesis.addEventListener('voiceschanged', onChange)
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange)
}
