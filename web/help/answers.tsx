import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PROMPT_MAX_LENGTH } from '#contract/generation.ts'
import * as words from '#words/help.ts'
import { Rich } from '../ui/Rich.tsx'

const parts = {
  em: (named: string) => <em>{named}</em>,
  kbd: (key: string) => <kbd>{key}</kbd>,
  home: (inner: string) => <Link to="/">{inner}</Link>,
  review: (inner: string) => <Link to="/review">{inner}</Link>,
  skills: (inner: string) => <Link to="/skills">{inner}</Link>,
  problems: (inner: string) => <Link to="/problems">{inner}</Link>,
  pathways: (inner: string) => <Link to="/pathways">{inner}</Link>,
  courses: (inner: string) => <Link to="/courses">{inner}</Link>,
  search: (inner: string) => <Link to="/search">{inner}</Link>,
  topics: (inner: string) => <Link to="/topics">{inner}</Link>,
  profile: (inner: string) => <Link to="/profile">{inner}</Link>,
  privacy: (inner: string) => <Link to="/privacy">{inner}</Link>,
  pricing: (inner: string) => <Link to="/pricing">{inner}</Link>,
  contact: (inner: string) => <Link to="/contact">{inner}</Link>,
}
const rich = (text: string) => <Rich text={text} parts={parts} />

const { prompt, keyboard } = words.answers
/** An answer with a single paragraph. */
const plain = (id: Exclude<keyof typeof words.answers, 'prompt' | 'keyboard'>) => {
  const { title, text } = words.answers[id]
  return { id, title, text: <p>{rich(text)}</p> }
}

/** Answers about every feature, in the order in which people come across them. */
export const answers: { id: string; title: string; text: ReactNode }[] = [
  {
    id: 'prompt',
    title: prompt.title,
    text: (
      <>
        <p>{rich(prompt.what(PROMPT_MAX_LENGTH))}</p>
        <p>{rich(prompt.needsAccount)}</p>
      </>
    ),
  },
  plain('reading'),
  plain('quizzes'),
  plain('review'),
  plain('problems'),
  plain('pathways'),
  plain('courses'),
  plain('changing'),
  plain('finding'),
  {
    id: 'keyboard',
    title: keyboard.title,
    text: (
      <>
        <p>{rich(keyboard.text)}</p>
        <ul>
          <li>{rich(keyboard.everywhere)}</li>
          <li>{rich(keyboard.places)}</li>
          <li>{rich(keyboard.lesson)}</li>
          <li>{rich(keyboard.quiz)}</li>
          <li>{rich(keyboard.problem)}</li>
        </ul>
      </>
    ),
  },
  plain('account'),
  plain('data'),
  plain('subscription'),
  plain('wrong'),
]
