import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getSite } from '#contract/site.ts'
import { query } from '../api.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

export function ContactPage() {
  const { data: site, error, refetch } = useQuery(query(getSite, {}))
  return (
    <div className="page page-narrow">
      <h1>Contact us</h1>
      <p className="lead">A person runs this server. This is how to reach them.</p>
      {error && (
        <Notice kind="error" actions={<Button onClick={() => refetch()}>Retry</Button>}>
          {error.message}
        </Notice>
      )}
      {!site && !error && <Skeleton />}
      {site && (
        <Card className="mt-8">
          {site.contactEmail && (
            <>
              <h2>By e-mail</h2>
              <p className="mt-2 text-lg">
                <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
              </p>
            </>
          )}
          {site.socialProfileUrl && (
            <p className={site.contactEmail ? 'mt-6' : ''}>
              News and short questions:{' '}
              <a href={site.socialProfileUrl} rel="noopener me">
                our social profile
              </a>
            </p>
          )}
          {!site.contactEmail && !site.socialProfileUrl && (
            <>
              <h2>No address is published</h2>
              <p className="mt-2">
                The host of this server has not set one. If you know who runs it, write to them directly.
              </p>
            </>
          )}
        </Card>
      )}
      <div className="prose mt-12">
        <h2>What helps us help you</h2>
        <ul>
          <li>
            <strong>A wrong question or lesson:</strong> the address of the page and what should stand there. A source
            is welcome.
          </li>
          <li>
            <strong>Something that does not work:</strong> what you did, what you expected, what you saw, and the
            browser you use.
          </li>
          <li>
            <strong>Your account or your data:</strong> write from the address you signed up with. Never send a
            password.
          </li>
        </ul>
        <p>
          Many questions are answered under <Link to="/help">Help</Link>.
        </p>
      </div>
    </div>
  )
}
