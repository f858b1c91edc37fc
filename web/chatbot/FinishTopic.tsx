import { useNavigate } from '@tanstack/react-router'
import { type ChatbotTopic, finishChatbotTopic } from '#contract/chatbot.ts'
import * as words from '#words/chatbot.topic.ts'
import { call } from '../api/api.ts'
import { useSending } from '../api/useSending.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

/** A button that makes the topic, from all of its lessons or only from those that are done. */
export function FinishTopic({ topic: { id, step, agreed, lessonsDone, lessonCount } }: { topic: ChatbotTopic }) {
  const navigate = useNavigate()
  const { isSending, failure, send } = useSending()
  const finish = () =>
    send(async () => {
      const made = await call(finishChatbotTopic, { id }, { timeoutMs: 60_000 })
      if (made) await navigate({ to: '/topic-details/$id', params: { id: made.topicId }, replace: true })
    })
  const isWhole = step?.kind !== 'lesson'
  const label =
    step === null ? words.makeTopic : isWhole ? words.makeUnchecked : words.makePart(lessonsDone, lessonCount)
  return (
    <section className="my-8" aria-labelledby={isWhole ? 'finish' : undefined}>
      {isWhole && <h2 id="finish">{step === null ? words.allPasted : words.checkTitle}</h2>}
      {step?.kind === 'check' && <p>{words.whyCheck}</p>}
      {agreed !== null && <p>{words.agreedOn(agreed)}</p>}
      <p className="actions">
        <Button
          variant={step === null ? 'primary' : 'plain'}
          aria-disabled={isSending || undefined}
          onClick={() => void finish()}
        >
          {label}
        </Button>
        <span role="status" className="muted small">
          {isSending && words.making}
        </span>
      </p>
      {failure && <Notice kind="error">{failure}</Notice>}
    </section>
  )
}
