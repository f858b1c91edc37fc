import { LinkButton } from '../ui/LinkButton.tsx'

export function NotFoundPage() {
  return (
    <div className="page">
      <p className="eyebrow">404</p>
      <h1>There is nothing at this address</h1>
      <p className="lead">The page may have moved, or the link may be mistyped. What you can do from here:</p>
      <p className="actions">
        <LinkButton to="/" variant="primary">
          Go to the start
        </LinkButton>
        <LinkButton to="/topics">Browse topics</LinkButton>
      </p>
    </div>
  )
}
