import type { Topic } from '#contract/catalog.ts'
import * as words from '#words/topics.topic.ts'
import { originLabels } from '../ui/topicLabels.ts'
import { Ticked } from './Ticked.tsx'

/** Where the text comes from, and what was done so that it can be trusted. */
export function Provenance({ topic: { origin, checks, state } }: { topic: Topic }) {
  return (
    <details className="provenance">
      <summary>
        <span className="badge">{originLabels[origin]}</span>
        <span className="disclosure">{words.howChecked}</span>
      </summary>
      <div className="provenance-body">
        <p>{words.originMeanings[origin]}</p>
        <Ticked lines={checks} />
        {state === 'writing' && <p>{words.checksLater}</p>}
        {state === 'failed' && <p>{words.notAllChecked}</p>}
      </div>
    </details>
  )
}
