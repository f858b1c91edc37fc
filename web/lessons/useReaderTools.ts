import { useEffect, useState } from 'react'
import type { ReaderTools } from './ReaderTools.tsx'

/** What stands around the text for those who stay: loaded once it can be read. */
export function useReaderTools() {
  const [Tools, setTools] = useState<typeof ReaderTools | null>(null)
  useEffect(() => {
    let left = false
    import('./ReaderTools.tsx').then(
      (loaded) => !left && setTools(() => loaded.ReaderTools),
      // The text can be read without them.
      (error) => console.error(error),
    )
    return () => {
      left = true
    }
  }, [])
  return Tools
}
