import * as words from '#words/app.ts'
import { browseTopics } from '#words/common.ts'
import { LinkButton } from '../ui/LinkButton.tsx'

export function NotFoundPage() {
  return (
    <div className="page">
      <p className="eyebrow">404</p>
      <h1>{words.nothingAtAddress}</h1>
      <p className="lead">{words.nothingAtAddressWhy}</p>
      <p className="actions">
        <LinkButton to="/" variant="primary">
          {words.goToStart}
        </LinkButton>
        <LinkButton to="/topics">{browseTopics}</LinkButton>
      </p>
    </div>
  )
}
