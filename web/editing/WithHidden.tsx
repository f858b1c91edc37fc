import { Rich } from '../ui/Rich.tsx'

const parts = { hidden: (words: string) => <span className="sr-only">{words}</span> }

/** A text whose `<hidden>` part is only for screen readers. */
export const WithHidden = ({ text }: { text: string }) => <Rich text={text} parts={parts} />
