import { useSyncExternalStore } from 'react'

/** Whether this browser has a voice. Some name their voices only a while after the page is there. */
export function useCanSpeak(): boolean {
  return useSyncExternalStore(follow, hasVoices)
}

const hasVoices = () => 'speechSynthesis' in window && speechSynthesis.getVoices().length > 0

function follow(onChange: () => void) {
  if (!('speechSynthesis' in window)) return () => {}
  speechSynthesis.addEventListener('voiceschanged', onChange)
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange)
}
