import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getSite } from '#contract/site.ts'
import { query } from '../api/api.ts'
import { documentTitles } from './documentTitles.ts'

/** Links to the privacy page and, if the operator has written any, to the terms. */
export function LegalLinks() {
  const { data: site } = useQuery(query(getSite, {}))
  return (
    <p className="mt-8 flex flex-wrap gap-3">
      {site?.terms && <Link to="/terms">{documentTitles.terms}</Link>}
      <Link to="/privacy">{documentTitles.privacy}</Link>
    </p>
  )
}
