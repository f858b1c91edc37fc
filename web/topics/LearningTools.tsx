import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useId, useState } from 'react'
import type { Topic } from '#contract/catalog.ts'
import { getTopicDiagnosis, startDiagnosis } from '#contract/diagnosis.ts'
import { listProblems, listPublicProblems } from '#contract/problems.ts'
import { call, query } from '../api.ts'
import { useOwnOrPublic } from '../ownOrPublic.ts'
import { StartPractice } from '../StartPractice.tsx'
import { useSession } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSending } from '../useSending.ts'
import './learningTools.css'

const SkillMap = lazy(() => import('../SkillMap.tsx'))
const problemTwins = { own: listProblems, visitor: listPublicProblems }
const TopicProblems = lazy(() => import('./TopicProblems.tsx'))

/** Other ways into the topic than its next step: what is known already, mixed practice, the map. */
export default function LearningTools({ topic }: { topic: Topic }) {
  const signedIn = useSession().state === 'signedIn'
  const [isMapOpen, setMapOpen] = useState(false)
  const mapId = useId()
  const [areProblemsOpen, setProblemsOpen] = useState(false)
  const problemsId = useId()
  const problems = useOwnOrPublic(problemTwins, { topicId: topic.id })
  // All of the row at once: a button that comes later would move what stands below.
  if (topic.lessons.length === 0 || problems.state === 'loading') return null
  const hasProblems = problems.state === 'ready' && problems.data.items.length > 0
  return (
    <>
      <div className="learning-tools-row">
        {signedIn && topic.state === 'ready' && topic.quizzes.length > 0 && <OwnTools topicId={topic.id} />}
        <Button aria-expanded={isMapOpen} aria-controls={mapId} onClick={() => setMapOpen(!isMapOpen)}>
          {isMapOpen ? 'Hide the map' : 'Show the map'}
        </Button>
        {hasProblems && (
          <Button
            aria-expanded={areProblemsOpen}
            aria-controls={problemsId}
            onClick={() => setProblemsOpen(!areProblemsOpen)}
          >
            Problems for this topic
          </Button>
        )}
      </div>
      <section id={mapId} aria-label="Map" hidden={!isMapOpen}>
        {isMapOpen && (
          <Suspense fallback={<Skeleton lines={8} label="Loading the map" />}>
            <SkillMap topicId={topic.id} title={topic.title} />
          </Suspense>
        )}
      </section>
      <section
        id={problemsId}
        aria-label="Problems for this topic"
        className="topic-problems"
        hidden={!areProblemsOpen}
      >
        {areProblemsOpen && (
          <Suspense fallback={<Skeleton lines={4} label="Loading the problems" />}>
            <TopicProblems topicId={topic.id} />
          </Suspense>
        )}
      </section>
    </>
  )
}

function OwnTools({ topicId }: { topicId: string }) {
  const { data } = useQuery({ ...query(getTopicDiagnosis, { topicId }), refetchOnMount: 'always' })
  return (
    <>
      {data?.canAsk && <Check topicId={topicId} latest={data.latest} />}
      <StartPractice topicId={topicId}>Mixed practice</StartPractice>
    </>
  )
}

type Latest = { id: string; state: 'asking' | 'done'; knownCount: number } | null

function Check({ topicId, latest }: { topicId: string; latest: Latest }) {
  const router = useRouter()
  const { failure, send } = useSending()
  if (latest) {
    return (
      <LinkButton to="/diagnosis/$id" params={{ id: latest.id }}>
        {latest.state === 'asking' ? 'Go on with the check' : 'What you know already'}
      </LinkButton>
    )
  }
  const start = () =>
    send(async () => {
      const started = await call(startDiagnosis, { topicId })
      if (started) await router.navigate({ to: '/diagnosis/$id', params: { id: started.id } })
    })
  return (
    <>
      <Button onClick={() => void start()}>See what you know already</Button>
      <span role="alert">{failure && <span className="field-error">{failure}</span>}</span>
    </>
  )
}
