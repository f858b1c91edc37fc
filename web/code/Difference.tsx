import * as words from '#words/code.difference.ts'
import { departure, differenceOf, spread } from './difference.ts'
import './run.css'

type Props = { expected: string; got: string }

const signs = { same: ' ', missing: '−', extra: '+' }

/** Compares expected and actual output: single lines with the differing part marked, longer texts as a line diff. */
export function Difference({ expected, got }: Props) {
  const [want, came] = [spread(expected), spread(got)]
  if (!want.includes('\n') && !came.includes('\n')) {
    return (
      <dl className="difference">
        <dt>{words.expected}</dt>
        <dd className="is-missing">
          <Departure text={want} from={came} />
        </dd>
        <dt>{words.got}</dt>
        <dd className="is-extra">
          <Departure text={came} from={want} />
        </dd>
      </dl>
    )
  }
  return (
    <figure className="difference-lines">
      <figcaption>
        <span className="is-missing">{words.signs.missing}</span> <span className="is-extra">{words.signs.extra}</span>
      </figcaption>
      <ol tabIndex={0} aria-label={words.lines}>
        {differenceOf(want, came).map(({ kind, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by their position
          <li key={at} className={`is-${kind}`}>
            <span aria-hidden="true">{signs[kind]}</span>
            {kind !== 'same' && <span className="sr-only">{words.ofLine[kind]} </span>}
            <code>{text || ' '}</code>
          </li>
        ))}
      </ol>
    </figure>
  )
}

function Departure({ text, from }: { text: string; from: string }) {
  const { before, differs, after } = departure(text, from)
  if (text === '') return <span className="muted">{words.nothing}</span>
  return (
    <code tabIndex={0}>
      {before}
      {differs && <mark>{differs}</mark>}
      {after}
    </code>
  )
}
