import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SkillLevel } from '#contract/mastery.ts'
import { countSkillLevels, listMetSkills } from '#contract/skills.ts'
import { call, keptAs, query } from '../api.ts'
import { levelWords } from '../levels.ts'
import { StartPractice } from '../StartPractice.tsx'
import { Button } from '../ui/Button.tsx'
import { Chips } from '../ui/Chips.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { counted } from '../ui/topicLabels.ts'
import { groupsOf } from './groups.ts'
import { LevelChart } from './LevelChart.tsx'
import { SkillGroup } from './SkillGroup.tsx'
import '../ui/reading.css'
import './skills.css'

type Filter = '' | Exclude<SkillLevel, 'unseen'>
const filters: { value: Filter; label: string }[] = [
  { value: '', label: 'Any' },
  ...(['attempted', 'familiar', 'proficient', 'mastered'] as const).map((value) => ({
    value,
    label: levelWords[value],
  })),
]

/** Every skill that the reader has met, by topic. */
export default function OwnSkills() {
  const [level, setLevel] = useState<Filter>('')
  // Levels fade by themselves, and whoever comes back has mostly just answered something.
  const counts = useQuery({ ...query(countSkillLevels, {}), refetchOnMount: 'always' })
  const list = useInfiniteQuery({
    queryKey: [listMetSkills.path, level],
    meta: keptAs(listMetSkills),
    queryFn: ({ pageParam, signal }) =>
      call(listMetSkills, { cursor: pageParam || undefined, ...(level && { level }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page?.nextCursor,
    refetchOnMount: 'always',
  })
  const skills = list.data?.pages.flatMap((page) => page?.items ?? [])
  const failure = list.error ?? counts.error
  const total = counts.data?.levels.reduce((sum, { count }) => sum + count, 0)

  if (failure && !list.isFetching && !counts.isFetching) {
    const retry = () => {
      if (counts.error) void counts.refetch()
      if (list.error) void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())
    }
    return (
      <Notice kind="error" actions={<Button onClick={retry}>Retry</Button>}>
        {failure.message}
      </Notice>
    )
  }
  if (!counts.data || !skills) return <Skeleton lines={9} label="Loading your skills" />
  if (total === 0) {
    return (
      <div className="mt-6">
        <EmptyState title="No skills yet" actions={<LinkButton to="/topics">Choose a topic</LinkButton>}>
          <p>Each question that you answer is about a skill. Answer the first, and it appears here.</p>
        </EmptyState>
      </div>
    )
  }
  return (
    <>
      <LevelChart levels={counts.data.levels} />
      <div className="actions items-center">
        <StartPractice variant="primary">Practise weakest</StartPractice>
        <LinkButton to="/problems">Solve a problem</LinkButton>
        {counts.data.fadingCount > 0 && (
          <span className="muted">{counted(counts.data.fadingCount, 'skill')} will fade within a week.</span>
        )}
      </div>
      <Chips legend="Level" options={filters} value={level} onChange={setLevel} />
      {skills.length === 0 && (
        <EmptyState
          title={`No skill of yours is ${level && levelWords[level].toLowerCase()}`}
          actions={<Button onClick={() => setLevel('')}>Show all</Button>}
        />
      )}
      {groupsOf(skills).map((group) => (
        <SkillGroup key={group.topic?.id ?? ''} group={group} />
      ))}
      {list.hasNextPage && (
        <p className="actions">
          <Button onClick={() => void list.fetchNextPage()} disabled={list.isFetchingNextPage}>
            {list.isFetchingNextPage ? 'Loading…' : 'Load more'}
          </Button>
        </p>
      )}
    </>
  )
}
