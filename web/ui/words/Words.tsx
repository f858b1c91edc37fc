import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import * as words from '#words/ui.words.ts'
import { Icon } from '../Icon.tsx'
import { canSay, followVoices, say } from './say.ts'
import './words.css'

const SPEAKER = 'M4 9.5v5h3.5l5 4v-13l-5 4zM16 9a4.2 4.2 0 0 1 0 6M18.7 6.4a8 8 0 0 1 0 11.2'

type Props = {
  /** The element that contains the text rendered by the server. */
  within: HTMLElement
  html: string
}

/** Adds a button to each word of a language that the browser has a voice for. */
export default function Words({ within, html }: Props) {
  const [cells, setCells] = useState<HTMLElement[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies(html): another text has other words
  useEffect(() => {
    setCells([...within.querySelectorAll<HTMLElement>('.table-words td[lang]')])
  }, [within, html])
  return cells.map((cell, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text's words never changes
    <Listen key={at} cell={cell} />
  ))
}

function Listen({ cell }: { cell: HTMLElement }) {
  const { lang } = cell
  const word = cell.firstChild?.textContent ?? ''
  const isSaid = useSyncExternalStore(followVoices, () => canSay(lang))
  if (!isSaid || word === '') return null
  return createPortal(
    <button
      type="button"
      className="listen-word"
      data-inserted=""
      aria-label={words.listenTo(word)}
      lang={document.documentElement.lang}
      onClick={() => say(word, lang)}
    >
      <Icon path={SPEAKER} size={16} />
    </button>,
    cell,
  )
}
