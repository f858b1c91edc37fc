import { type ReactNode, useEffect, useState } from 'react'
import { draft } from '../generation.ts'
import './auth.css'

/** One column, and what the person was about to do. */
export function AuthPage({ title, children }: { title: string; children: ReactNode }) {
  const prompt = useKeptPrompt()
  return (
    <div className="page auth">
      <h1>{title}</h1>
      {prompt && <p className="lead">Your prompt is kept: “{prompt}”</p>}
      {children}
    </div>
  )
}

/** What was typed before anyone knew who asks. Whoever takes it next still finds it. */
function useKeptPrompt() {
  const [prompt, setPrompt] = useState('')
  useEffect(() => {
    const { prompt, choice } = draft.take()
    if (prompt) draft.keep(prompt, choice)
    setPrompt(prompt)
  }, [])
  return prompt
}
