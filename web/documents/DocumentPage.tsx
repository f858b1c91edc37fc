import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type DocumentName, getDocument } from '#contract/site.ts'
import { retry } from '#words/common.ts'
import * as words from '#words/documents.ts'
import { queryOrNull } from '../api/api.ts'
import { sentenceOf } from '../api/failure.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { ServerHtml } from '../ui/ServerHtml.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { documentTitles } from './documentTitles.ts'

/** Route loader. Returns the document, or null if it doesn't exist. */
export const loadDocument = (queryClient: QueryClient, name: DocumentName) =>
  queryClient.ensureQueryData(queryOrNull(getDocument, { name }))

/** The terms or privacy page: the operator's text, or else the software's default. */
export function DocumentPage() {
  const name = useLocation({ select: ({ pathname }) => (pathname.startsWith('/terms') ? 'terms' : 'privacy') })
  const { data, error, refetch } = useQuery(queryOrNull(getDocument, { name }))
  return (
    <div className="page page-narrow">
      <h1>{documentTitles[name]}</h1>
      {error && (
        <Notice kind="error" actions={<Button onClick={() => void refetch()}>{retry}</Button>}>
          {sentenceOf(error)}
        </Notice>
      )}
      {data === undefined && !error && <Skeleton lines={9} />}
      {data === null && (
        <>
          <p className="lead">{words.noneWritten}</p>
          <p className="actions">
            <LinkButton to="/contact">{words.askThem}</LinkButton>
          </p>
        </>
      )}
      {data && <ServerHtml className="prose mt-8" html={data.html} />}
    </div>
  )
}
