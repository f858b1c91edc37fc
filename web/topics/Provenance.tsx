import type { Topic } from '#contract/catalog.ts'
import type { Support } from '#contract/support.ts'
import * as words from '#words/topics.topic.ts'
import { SourceLine } from '../passages/SourceLine.tsx'
import { originLabels } from '../ui/topicLabels.ts'
import { Ticked } from './Ticked.tsx'

const saysOf = ({ by }: Support) => (by === 'source' ? words.supportedBy : words.heldTrueBy)

/** Where the topic's text comes from and how it was checked. */
export function Provenance({ topic: { origin, checks, state, source, support } }: { topic: Topic }) {
  return (
    <details className="provenance">
      <summary className="disclosure">{words.howChecked}</summary>
      <div className="provenance-body">
        <p className="badge">{originLabels[origin]}</p>
        <p>{words.originMeanings[origin]}</p>
        {source && <SourceLine source={source} />}
        {support && <p>{saysOf(support)(support.supported, support.statements, support.judge)}</p>}
        <Ticked lines={checks} />
        {state === 'writing' && <p>{words.checksLater}</p>}
        {state === 'failed' && <p>{words.notAllChecked}</p>}
      </div>
    </details>
  )
}
