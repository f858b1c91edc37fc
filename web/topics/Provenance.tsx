import type { Topic } from '#contract/catalog.ts'
import { originLabels } from '../ui/topicLabels.ts'
import { Ticked } from './Ticked.tsx'

const meanings: Record<Topic['origin'], string> = {
  library:
    'Its lessons were written and reviewed by people, come with this server, and were put in order for this topic.',
  material: 'Its lessons were written from the material that was handed in. Each says where it stands there.',
  model: 'Its lessons were written by a language model. It can be wrong: check what matters against the sources.',
}

/** Where the text comes from, and what was done so that it can be trusted. */
export function Provenance({ topic: { origin, checks, state } }: { topic: Topic }) {
  return (
    <details className="provenance">
      <summary>
        <span className="badge">{originLabels[origin]}</span>
        <span className="disclosure">How this was checked</span>
      </summary>
      <div className="provenance-body">
        <p>{meanings[origin]}</p>
        <Ticked lines={checks} />
        {state === 'writing' && <p>The checks are listed here when the topic is finished.</p>}
        {state === 'failed' && <p>It was not finished, so not everything was checked.</p>}
      </div>
    </details>
  )
}
