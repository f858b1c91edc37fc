import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { sentenceOf } from '../failure.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'

export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <div className="page">
      <h1>This page could not be shown</h1>
      <Notice kind="error">{sentenceOf(error)}</Notice>
      <p className="actions">
        <Button variant="primary" onClick={() => router.invalidate()}>
          Try again
        </Button>
        <LinkButton to="/">Go to the start</LinkButton>
      </p>
    </div>
  )
}
