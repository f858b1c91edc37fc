import { type ReactNode, useEffect, useState } from 'react'
import * as words from '#words/auth.shared.ts'
import { draft } from '../generation/generation.ts'
import './auth.css'

/** Layout of the sign-in pages: a single column that also shows the prompt the person was about to send. */
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

/** The prompt typed before signing in. It's put back at once, so that the home page can still take it. */
function useKeptPrompt() {
  const [prompt, setPrompt] = useState('')
  useEffect(() => {
    const { prompt, choice } = draft.take()
    if (prompt) draft.keep(prompt, choice)
    setPrompt(prompt)
  }, [])
  return prompt
}
