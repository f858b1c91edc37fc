import { dismiss, tryAgain } from '#words/common.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { GenerationChoice } from './GenerationChoice.tsx'
import { dismissGeneration, submitPrompt, useGeneration } from './generation.ts'

/** Why there is no topic: something went wrong, or there is a choice to make. The prompt stays where it was typed. */
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
