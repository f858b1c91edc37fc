import { dismiss, tryAgain } from '#words/common.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { GenerationChoice } from './GenerationChoice.tsx'
import { dismissGeneration, submitPrompt, useGeneration } from './generation.ts'

/**
 * Explains why no topic was generated: an error, or an ambiguous prompt with choices. The prompt stays in its field.
 */
export default function GenerationFailure() {
  const generation = useGeneration()
  if (generation.state === 'choosing') return <GenerationChoice generation={generation} />
  if (generation.state !== 'failed') return null
  const { message, prompt, choice, again } = generation
  return (
    <Notice
      kind="error"
      actions={
        <>
          {again && <Button onClick={() => submitPrompt(prompt, choice)}>{tryAgain}</Button>}
          <Button variant="quiet" onClick={dismissGeneration}>
            {dismiss}
          </Button>
        </>
      }
    >
      <p>{message}</p>
    </Notice>
  )
}
