import { Fragment, type ReactNode } from 'react'

type Props = {
  /** Translated text; `parts` renders its `<name>words</name>` and `<name/>` tags. */
  text: string
  parts: Record<string, (words: string) => ReactNode>
}

/** Renders a text with elements inside, such as links. Translators can reorder the elements. */
export function Rich({ text, parts }: Props) {
  return text.split(/(<\w+>.*?<\/\w+>|<\w+\/>)/).map((piece, i) => {
    const [, name = '', words = ''] = piece.match(/^<(\w+)\/?>(?:(.*)<\/\w+>)?$/) ?? []
    const part = parts[name]
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text's pieces never changes
    return <Fragment key={i}>{part ? part(words) : piece}</Fragment>
  })
}
