import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getSite } from '#contract/site.ts'
import * as words from '#words/about.ts'
import { helpTitle } from '#words/common.ts'
import { query } from '../api/api.ts'
import { LegalLinks } from '../documents/LegalLinks.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Rich } from '../ui/Rich.tsx'

const { making, checking, mastery, origins, privacy, host } = words

export function AboutPage() {
  const { data: site } = useQuery(query(getSite, {}))
  return (
    <div className="page page-narrow">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <div className="prose mt-12">
        <h2>{making.title}</h2>
        <p>{making.steps}</p>
        <p>
          {site?.hasModel ? making.withModel : making.withoutModel} {making.origin}
        </p>
        <h2>{checking.title}</h2>
        <p>{checking.why}</p>
        <ul>
          <li>{checking.computed}</li>
          <li>{checking.oneRight}</li>
          <li>{checking.reasons}</li>
          {site?.hasModel && <li>{checking.solvedTwice}</li>}
          <li>{checking.keyStays}</li>
        </ul>
        <p>{checking.listed}</p>
        <h2>{mastery.title}</h2>
        <p>{mastery.text}</p>
        <h2>{origins.title}</h2>
        <p>{origins.text}</p>
        <h2>{privacy.title}</h2>
        <p>
          <Rich text={privacy.text} parts={{ privacy: (inner) => <Link to="/privacy">{inner}</Link> }} />
        </p>
        <h2>{host.title}</h2>
        <p>
          <Rich text={host.text} parts={{ contact: (inner) => <Link to="/contact">{inner}</Link> }} />
          {site && ` ${host.version(site.version)}`}
        </p>
      </div>
      <p className="actions">
        <LinkButton to="/" variant="primary">
          {words.learnSomething}
        </LinkButton>
        <LinkButton to="/help">{helpTitle}</LinkButton>
      </p>
      <LegalLinks />
    </div>
  )
}
