import type { Topic } from '#contract/catalog.ts'
import { submitPrompt } from '../generation.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { counted } from '../ui/topicLabels.ts'

/** What is left of a topic that failed, and the way to have it whole. */
export default function Unfinished({ topic }: { topic: Topic }) {
  const ready = topic.lessons.filter((lesson) => lesson.state === 'ready').length
  return (
    <Notice
      kind="error"
      actions={
        <Button className="readers-only" onClick={() => void submitPrompt(topic.title)}>
          Ask for it again
        </Button>
      }
    >
      <p>This topic could not be finished.</p>
      <p>
        {ready > 0
          ? `${counted(ready, 'lesson')} of ${topic.lessons.length} can be read, and what you did here is kept.`
          : 'Nothing of it was written.'}
      </p>
    </Notice>
  )
}
