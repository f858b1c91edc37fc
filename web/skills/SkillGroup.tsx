import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useId, useState } from 'react'
import type { MetSkill } from '#contract/skills.ts'
import { LevelMark } from '../LevelMark.tsx'
import { dayOf, percent } from '../levels.ts'
import { StartPractice } from '../StartPractice.tsx'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Evidence } from './Evidence.tsx'
import type { Group } from './groups.ts'

const SkillMap = lazy(() => import('../SkillMap.tsx'))

/** The skills of one topic, and its map. */
export function SkillGroup({ group: { topic, skills } }: { group: Group }) {
  const headingId = useId()
  const mapId = useId()
  const [isMapOpen, setMapOpen] = useState(false)
  return (
    <section className="skill-group" aria-labelledby={headingId}>
      <header>
        <div>
          <p className="eyebrow">{topic?.subject ?? 'No longer here'}</p>
          <h2 id={headingId}>
            {topic ? (
              <Link to="/topic-details/$id" params={{ id: topic.id }}>
                {topic.title}
              </Link>
            ) : (
              'Topics that were taken away'
            )}
          </h2>
        </div>
        {topic && (
          <Button
            variant="quiet"
            aria-expanded={isMapOpen}
            aria-controls={mapId}
            onClick={() => setMapOpen(!isMapOpen)}
          >
            {isMapOpen ? 'Hide the map' : 'Show the map'}
            <span className="sr-only">of {topic.title}</span>
          </Button>
        )}
      </header>
      {topic && (
        <div id={mapId} hidden={!isMapOpen}>
          {isMapOpen && (
            <Suspense fallback={<Skeleton lines={8} label="Loading the map" />}>
              <SkillMap topicId={topic.id} title={topic.title} />
            </Suspense>
          )}
        </div>
      )}
      <ul className="skills">
        {skills.map((skill) => (
          <Row key={skill.skillId} skill={skill} canPractise={topic !== null} />
        ))}
      </ul>
    </section>
  )
}

function Row({ skill, canPractise }: { skill: MetSkill; canPractise: boolean }) {
  const { skillId, title, level, mastery, fadesAt, answered, correct } = skill
  const evidenceId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <div className="skill-row">
        <div>
          <h3>{title}</h3>
          <p className="skill-facts">
            <LevelMark level={level} />
            {mastery !== null && <span>Mastery {percent(mastery)}</span>}
            {fadesAt !== null && <span>Fades on {dayOf(fadesAt)}</span>}
            <span>
              {correct} of {answered} right
            </span>
          </p>
        </div>
        <div className="skill-actions">
          <Button variant="quiet" aria-expanded={isOpen} aria-controls={evidenceId} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide answers' : 'Show answers'}
            <span className="sr-only">to {title}</span>
          </Button>
          {canPractise && (
            <StartPractice skillIds={[skillId]}>
              Practise <span className="sr-only">{title}</span>
            </StartPractice>
          )}
        </div>
      </div>
      <div id={evidenceId} hidden={!isOpen}>
        {isOpen && <Evidence skillId={skillId} />}
      </div>
    </li>
  )
}
