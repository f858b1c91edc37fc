import { useEffect, useState } from 'react'
import { TextField } from '../ui/TextField.tsx'

/** Shows only those answers that hold all words; works on what the page shows already. */
export function HelpSearch() {
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<number>()
  useEffect(() => {
    const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
    const sections = [...document.querySelectorAll<HTMLElement>('#help-answers > [data-help]')]
    const fitting = sections.filter((section) => {
      const text = section.textContent?.toLowerCase() ?? ''
      section.hidden = !words.every((word) => text.includes(word))
      return !section.hidden
    })
    setFound(words.length > 0 ? fitting.length : undefined)
    return () => {
      for (const section of sections) section.hidden = false
    }
  }, [typed])
  return (
    <>
      <TextField
        label="Search the help"
        type="search"
        value={typed}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className="muted small mt-2">
        {found === 0 && 'Nothing here holds these words. Try another, or write to us on the contact page.'}
        {found !== undefined && found > 0 && `${found} ${found === 1 ? 'answer' : 'answers'}`}
      </p>
    </>
  )
}
