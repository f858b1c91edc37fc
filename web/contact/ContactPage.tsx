import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { getSite } from '#contract/site.ts'
import { query } from '../api.ts'
import { useSession } from '../session.ts'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import './contact.css'

const ContactForm = lazy(async () => ({ default: (await import('./ContactForm.tsx')).ContactForm }))

export function ContactPage() {
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const now = useSession()
  const { data: site } = useQuery(query(getSite, {}))
  return (
    <div className="page page-narrow">
      <h1>Contact us</h1>
      <p className="lead">
        A person runs this server. They read what you write here, and answer by e-mail. Many questions are answered
        under <Link to="/help">Help</Link>.
      </p>
      <noscript>
        <Notice kind="info">
          The form to write to them needs JavaScript.{' '}
          {site?.contactEmail ? (
            <>
              Without it, write to <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>.
            </>
          ) : (
            'Switch it on for this page: they give no e-mail address here.'
          )}
        </Notice>
      </noscript>
      {/* The server renders nothing that is loaded late. */}
      {mounted && now.state !== 'loading' ? (
        <Suspense fallback={<Skeleton lines={12} />}>
          <ContactForm user={now.state === 'signedIn' ? now.user : null} />
        </Suspense>
      ) : (
        <Skeleton lines={12} />
      )}
      {(site?.contactEmail || site?.socialProfileUrl) && (
        <section className="mt-12" aria-labelledby="contact-ways">
          <h2 id="contact-ways">Other ways</h2>
          {site.contactEmail && (
            <p className="mt-2">
              By e-mail: <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
            </p>
          )}
          {site.socialProfileUrl && (
            <p className="mt-2">
              News and short questions:{' '}
              <a href={site.socialProfileUrl} rel="noopener me">
                our social profile
              </a>
            </p>
          )}
        </section>
      )}
      <div className="prose mt-12">
        <h2>What helps us help you</h2>
        <ul>
          <li>
            <strong>A wrong question or lesson:</strong> the address of the page and what should stand there. A source
            is welcome. Quicker still is <em>Report</em> at the foot of the lesson, or <em>This question is wrong</em>{' '}
            after an answer.
          </li>
          <li>
            <strong>Something that does not work:</strong> what you did, what you expected, what you saw, and the
            browser you use.
          </li>
          <li>
            <strong>Your account or your data:</strong> write while you are signed in, or from the address you signed up
            with. Never send a password.
          </li>
        </ul>
        <p>
          Your message is kept for a year, then deleted. <Link to="/privacy">What else is kept</Link>
        </p>
      </div>
    </div>
  )
}
