import { type ReactNode, useEffect, useState } from 'react'
import * as words from '#words/auth.shared.ts'
import { draft } from '../generation/generation.ts'
import './auth.css'

/** One column, and what the person was about to do. */
export function AuthPage({ title, children }: { title: string; children: ReactNode }) {
  const prompt = useKeptPrompt()
  return (
    <div className="page auth">
      <h1>{title}</h1>
      {prompt && <p className="lead">{words.promptKept(prompt)}</p>}
      {children}
    </div>
  )
}

/** What was typed before anybody signed in. It is still there for whoever takes it next. */
function useKeptPrompt() {
  const [prompt, setPrompt] = useState('')
  useEffect(() => {
    const { prompt, choice } = draft.take()
    if (prompt) draft.keep(prompt, choice)
    setPrompt(prompt)
  }, [])
  return prompt
}
