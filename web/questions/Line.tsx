import { Icon } from '../ui/Icon.tsx'
import { Snippet } from './Snippet.tsx'
import { useSpoken } from './useSpoken.ts'

type Props = {
  /** Undefined if this part is neither right nor wrong. */
  right?: boolean | undefined
  word?: string | undefined
  html?: string
  text?: string
  whyHtml?: string | undefined
}

/** One part of an explained answer. */
export function Line({ right, word, html, text, whyHtml }: Props) {
  const inItsLanguage = useSpoken()
  return (
    <li className={`option ${right === true ? 'is-right' : right === false ? 'is-wrong' : ''}`}>
      <span>{right !== undefined && <Icon name={right ? 'check' : 'cross'} />}</span>
      <div>
        {word && <p className="option-word">{word}</p>}
        {html !== undefined && <Snippet html={html} className="option-text" />}
        {text !== undefined && (
          <p className="option-text" {...inItsLanguage}>
            {text}
          </p>
        )}
        {whyHtml !== undefined && <Snippet html={whyHtml} className="why" />}
      </div>
    </li>
  )
}
