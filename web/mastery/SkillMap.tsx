import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getPublicSkillMap, getSkillMap, type SkillMap as SkillMapOf } from '#contract/skills.ts'
import { retry } from '#words/common.ts'
import { language as ofInterface } from '#words/language.ts'
import * as words from '#words/mastery.map.ts'
import { directionOf } from '../../words/direction.ts'
import { sentenceOf } from '../api/failure.ts'
import { ownOrPublicQuery } from '../api/ownOrPublic.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Rich } from '../ui/Rich.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { spoken } from '../ui/spoken.ts'
import { LevelBars, LevelMark } from './LevelMark.tsx'
import { levelWords, percent } from './levels.ts'
import './skillMap.css'

type Node = SkillMapOf['nodes'][number]

/** In right-to-left languages, the map is mirrored, so that later skills are on the left. */
const MIRRORED = directionOf(ofInterface) === 'rtl'

/** Dependencies between a topic's skills or lessons, as a drawing on wide screens and always as a numbered list. */
export default function SkillMap({ topicId, title }: { topicId: string; title: string }) {
  const signedIn = useSession().state === 'signedIn'
  const twins = { own: getSkillMap, visitor: getPublicSkillMap }
  const { data, error, isFetching, refetch } = useQuery({
    ...ownOrPublicQuery(twins, { topicId }, signedIn),
    refetchOnMount: 'always',
  })
  if (data) return data.nodes.length > 0 ? <Drawn map={data} title={title} /> : <Nothing />
  if ((error || data === null) && !isFetching) {
    return (
      <Notice kind="error" actions={<Button onClick={() => void refetch()}>{retry}</Button>}>
        {error ? sentenceOf(error) : words.noMap}
      </Notice>
    )
  }
  return <Skeleton lines={8} label={words.loadingMap} />
}

const Nothing = () => <EmptyState title={words.nothingYet}>{words.comesWithLesson}</EmptyState>

function Drawn({ map, title }: { map: SkillMapOf; title: string }) {
  const label = words.mapOf(title)
  return (
    <div className="skill-map">
      <div className="skill-map-box" role="group" aria-label={label}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the surrounding group has a label, and so do the links */}
        <svg width={map.width} viewBox={`0 0 ${map.width} ${map.height}`}>
          <defs>
            <marker
              id="skill-map-tip"
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="8"
              markerHeight="8"
              orient="auto"
            >
              <path d="M0 0 8 4 0 8z" />
            </marker>
          </defs>
          <g transform={MIRRORED ? `translate(${map.width}) scale(-1 1)` : undefined}>
            {map.edges.map(({ from, to, path }) => (
              <path key={`${from} ${to}`} className="skill-map-edge" d={path} markerEnd="url(#skill-map-tip)" />
            ))}
          </g>
          {map.nodes.map((node) => (
            <Box key={node.id} node={MIRRORED ? { ...node, x: map.width - node.x - node.width } : node} />
          ))}
        </svg>
      </div>
      <ol className="skill-map-list" role="list" aria-label={map.of === 'skills' ? words.skills : words.lessons}>
        {map.nodes.map((node) => (
          <Line key={node.id} node={node} map={map} />
        ))}
      </ol>
    </div>
  )
}

function Box({ node }: { node: Node }) {
  const { number, lines, x, y, width, height, level, lesson } = node
  const start = MIRRORED ? x + width - 12 : x + 12
  const levelEnd = MIRRORED ? x + 48 : x + width - 48
  const box = (
    <g className={`skill-map-node level-${level ?? 'unseen'}`} data-plain={level === null || undefined}>
      <rect x={x} y={y} width={width} height={height} rx="10" />
      <text className="skill-map-number" x={start} y={y + 20}>
        {number}{' '}
      </text>
      <text>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a title never change their order
          <tspan key={i} x={start} y={y + 44 + i * 20 - (level ? 0 : 2)}>
            {line}{' '}
          </tspan>
        ))}
      </text>
      {level && (
        <>
          <LevelBars level={level} x={MIRRORED ? x + 12 : x + width - 42} y={y + 8} />
          <text className="skill-map-level" x={levelEnd} y={y + 20} textAnchor="end">
            {levelWords[level]}
          </text>
        </>
      )}
    </g>
  )
  return lesson ? (
    <Link to="/lessons/$id" params={{ id: lesson.id }}>
      {box}
    </Link>
  ) : (
    box
  )
}

function Line({ node, map: { of, language } }: { node: Node; map: SkillMapOf }) {
  const { number, title, lesson, buildsOn, level, mastery } = node
  return (
    <li>
      <span className="skill-map-number" aria-hidden="true">
        {number}
      </span>
      <div>
        {of === 'lessons' && lesson ? (
          <Link to="/lessons/$id" params={{ id: lesson.id }} {...spoken(language)}>
            {title}
          </Link>
        ) : (
          <b {...spoken(language)}>{title}</b>
        )}
        <p className="muted small">
          {buildsOn.length > 0 ? words.buildsOn(buildsOn.join(', ')) : words.buildsOnNothing}{' '}
          {of === 'skills' && lesson && (
            <Rich
              text={words.lesson}
              parts={{
                link: () => (
                  <Link to="/lessons/$id" params={{ id: lesson.id }} {...spoken(language)}>
                    {lesson.title}
                  </Link>
                ),
              }}
            />
          )}
        </p>
        {level && (
          <p className="skill-map-standing">
            <LevelMark level={level} />
            {mastery !== null && <span className="muted small">{words.mastery(percent(mastery))}</span>}
          </p>
        )}
      </div>
    </li>
  )
}
