import { Link } from '@tanstack/react-router'
import { SEARCH_MAX_LENGTH } from '#contract/search.ts'
import { dismissGeneration, submitPrompt, useGeneration } from './generation.ts'
import { Button } from './ui/Button.tsx'
import { Notice } from './ui/Notice.tsx'

/** Why there is no topic, and what to ask instead. The prompt stays where it was typed. */
export default function GenerationFailure() {
  const generation = useGeneration()
  if (generation.state !== 'failed') return null
  const { message, nearest, prompt, again } = generation
  return (
    <Notice
      kind="error"
      actions={
        <>
          {again && <Button onClick={() => submitPrompt(prompt)}>Try again</Button>}
          <Button variant="quiet" onClick={dismissGeneration}>
            Dismiss
          </Button>
        </>
      }
    >
      <p>{message}</p>
      {!again && nearest.length === 0 && prompt && (
        <p>
          <Link to="/help">What the library covers</Link>
        </p>
      )}
      {!again && prompt && (
        <p>
          <Link to="/search" search={{ q: prompt.slice(0, SEARCH_MAX_LENGTH) }}>
            Search what is there
          </Link>
        </p>
      )}
      {nearest.length > 0 && (
        <>
          <p className="mt-2">Nearest to it, and ready to learn:</p>
          <ul className="suggestions">
            {nearest.map((topic) => (
              <li key={topic.prompt}>
                <Button onClick={() => submitPrompt(topic.prompt)}>{topic.title}</Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}
