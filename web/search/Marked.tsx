import type { ReactNode } from 'react'

/** A text with its search matches highlighted. */
export function Marked({ text, marks }: { text: string; marks: [start: number, end: number][] }) {
  const parts: ReactNode[] = []
  let done = 0
  for (const [start, end] of marks) {
    parts.push(text.slice(done, start), <mark key={start}>{text.slice(start, end)}</mark>)
    done = end
  }
  return (
    <>
      {parts}
      {text.slice(done)}
    </>
  )
}
