import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { getSite } from '#contract/site.ts'
import { getFirstSteps } from '#contract/trials.ts'
import { learnToday } from '#words/common.ts'
import * as words from '#words/home.ts'
import { query } from '../api/api.ts'
import { ownOrPublicQuery } from '../api/ownOrPublic.ts'
import { useSubscriber } from '../session/remembered.ts'
import { useSession, useUnknownSession } from '../session/session.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { pathwayTwins } from './Pathways.tsx'
import { PromptBox } from './PromptBox.tsx'
import { lessonTwins, quizTwins, Start, topicTwins } from './Start.tsx'
import { TryOne } from './TryOne.tsx'
import '../ui/readersOnly.css'
import './home.css'

const Today = lazy(() => import('./Today.tsx'))

/** Route loader: prefetches the data of the first view. */
export const loadHome = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.prefetchQuery(ownOrPublicQuery(topicTwins, {})),
    queryClient.prefetchQuery(ownOrPublicQuery(lessonTwins, {})),
    queryClient.prefetchQuery(ownOrPublicQuery(quizTwins, {})),
    queryClient.prefetchQuery(ownOrPublicQuery(pathwayTwins, {})),
    queryClient.prefetchQuery(query(getFirstSteps, {})),
  ])

const loading = <Skeleton lines={9} />

export function HomePage() {
  const session = useSession()
  // Until the session is known, a placeholder reserves the space of what signed-in people will see.
  const isUnknown = useUnknownSession()
  if (session.state === 'signedIn') {
    return (
      <div className="page">
        <Header />
        <Suspense fallback={loading}>
          <Today name={session.user.displayName} />
        </Suspense>
      </div>
    )
  }
  return (
    <div className="page">
      <Header />
      {isUnknown && <div className="readers-only">{loading}</div>}
      <div className={isUnknown ? 'visitors-only' : undefined}>
        <div className="hero">
          <div>
            <p className="display">{words.lead}</p>
            <p className="lead">{words.leadMore}</p>
            <PromptBox />
          </div>
          <TryOne />
        </div>
        <Start />
      </div>
    </div>
  )
}

/** The heading. While the promotion is open, it links to the prices, but not for subscribers. */
function Header() {
  const { data: site } = useQuery(query(getSite, {}))
  const paid = useSubscriber()
  if (paid || site?.promoOpen === false) return <h1>{learnToday}</h1>
  return (
    <h1 className="promo">
      <Link to="/pricing">{words.promo}</Link>
    </h1>
  )
}
