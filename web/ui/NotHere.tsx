import { useLocation } from '@tanstack/react-router'
import { useSession } from '../session.ts'
import { LinkButton } from './LinkButton.tsx'
import { Skeleton } from './Skeleton.tsx'
import './readersOnly.css'

/** Says that there is no such topic, lesson, quiz or pathway. The page as rendered cannot know what a reader with a session owns. */
export function NotHere({
  thing,
}: {
  thing: 'topic' | 'lesson' | 'quiz' | 'pathway' | 'practice' | 'check' | 'problem'
}) {
  const here = useLocation({ select: ({ pathname }) => pathname })
  const signedIn = useSession().state === 'signedIn'
  return (
    <div className="page page-narrow">
      {!signedIn && (
        <div className="readers-only">
          <h1 className="sr-only">Loading the {thing}</h1>
          <Skeleton lines={6} />
        </div>
      )}
      <div className={signedIn ? undefined : 'visitors-only'}>
        <h1>There is no such {thing} here</h1>
        <p className="lead">
          It may be private{signedIn && ' to somebody else'}, it may have been removed, or the link may be mistyped.
          {!signedIn && ' If it is yours, sign in to see it.'}
        </p>
        <p className="actions">
          {!signedIn && (
            <LinkButton to="/auth/signin" search={{ next: here }} variant="primary">
              Sign In
            </LinkButton>
          )}
          <LinkButton to="/topics">Browse topics</LinkButton>
        </p>
      </div>
    </div>
  )
}
