import type { Topic } from '#contract/catalog.ts'
import * as words from '#words/topics.unfinished.ts'
import { submitPrompt } from '../generation/generation.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

/** Says how much of a failed topic is ready, with a button to request the whole topic again. */
export default function Unfinished({ topic }: { topic: Topic }) {
  const ready = topic.lessons.filter((lesson) => lesson.state === 'ready').length
  return (
    <Notice
      kind="error"
      actions={
        <Button className="readers-only" onClick={() => void submitPrompt(topic.title)}>
          {words.askAgain}
        </Button>
      }
    >
      <p>{words.notFinished}</p>
      <p>{ready > 0 ? words.lessonsKept(ready, topic.lessons.length) : words.nothingWritten}</p>
    </Notice>
  )
}
