import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import * as words from '#words/app.ts'
import { tryAgain } from '#words/common.ts'
import { sentenceOf } from '../api/failure.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'

export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <div className="page">
      <h1>{words.notShown}</h1>
      <Notice kind="error">{sentenceOf(error)}</Notice>
      <p className="actions">
        <Button variant="primary" onClick={() => router.invalidate()}>
          {tryAgain}
        </Button>
        <LinkButton to="/">{words.goToStart}</LinkButton>
      </p>
    </div>
  )
}
