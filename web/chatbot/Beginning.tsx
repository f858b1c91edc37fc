import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useRef } from 'react'
import { beginChatbotTopic, type ChatbotTopicSummary, listChatbotTopics } from '#contract/chatbot.ts'
import { PROMPT_MAX_LENGTH } from '#contract/generation.ts'
import * as words from '#words/chatbot.ts'
import { call, query } from '../api/api.ts'
import { newUuid } from '../api/newUuid.ts'
import { useSending } from '../api/useSending.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Notice } from '../ui/Notice.tsx'
import { TextField } from '../ui/TextField.tsx'
import './chatbot.css'

/** Explains how to make a topic with a chatbot, with a form for a new topic and the list of unfinished topics. */
export default function Beginning() {
  const { prompt } = useSearch({ from: '/chatbot' })
  const navigate = useNavigate()
  const { data } = useQuery({ ...query(listChatbotTopics, {}), refetchOnMount: 'always' })
  const form = useRef<HTMLFormElement>(null)
  const { isSending, errors, failure, refuse, send } = useSending({ form })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = String(new FormData(event.currentTarget).get('prompt') ?? '').trim()
    if (isSending) return
    if (!given) return refuse({ prompt: words.promptMissing })
    void send(async () => {
      const begun = await call(beginChatbotTopic, { id: newUuid(), prompt: given })
      if (begun) await navigate({ to: '/chatbot/$id', params: { id: begun.id } })
    })
  }
  return (
    <>
      {data && data.items.length > 0 && (
        <section aria-labelledby="under-way">
          <h2 id="under-way">{words.underWay}</h2>
          <ul className="rows">
            {data.items.map((item) => (
              <UnderWay key={item.id} item={item} />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="begin" className="my-8">
        <h2 id="begin">{words.howItGoes}</h2>
        <ol className="chatbot-how">
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{words.takes}</p>
        <form ref={form} onSubmit={submit} noValidate className="chatbot-form">
          <TextField
            label={words.whatToLearn}
            name="prompt"
            defaultValue={prompt ?? ''}
            maxLength={PROMPT_MAX_LENGTH}
            autoComplete="off"
            error={errors.prompt}
          />
          {failure && <Notice kind="error">{failure}</Notice>}
          <Button type="submit" variant="primary" aria-disabled={isSending || undefined}>
            {words.begin}
            <Icon name="arrow" />
          </Button>
        </form>
        <p className="muted small">{words.honest}</p>
      </section>
    </>
  )
}

function UnderWay({ item: { id, prompt, title, lessonsDone, lessonCount, updatedAt } }: { item: ChatbotTopicSummary }) {
  return (
    <li>
      <h3 className="row-title">
        <Link to="/chatbot/$id" params={{ id }}>
          {title || prompt}
        </Link>
      </h3>
      <p className="meta">
        <span>{lessonCount > 0 ? words.lessonsDone(lessonsDone, lessonCount) : words.noOutlineYet}</span>
        <span>{words.lastOn(updatedAt)}</span>
      </p>
    </li>
  )
}
