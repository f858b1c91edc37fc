import type { SkillLevel } from '#contract/mastery.ts'
import { levelWords, rankOf } from './levels.ts'
import './levels.css'

const BARS = [0, 1, 2, 3]

/** A level as up to four filled bars. Decorative, because the name of the level is next to it. */
export function LevelBars({ level, x, y }: { level: SkillLevel; x?: number; y?: number }) {
  return (
    <svg
      className={`level-bars level-${level}`}
      x={x}
      y={y}
      width="30"
      height="14"
      viewBox="0 0 30 14"
      aria-hidden="true"
    >
      {BARS.map((bar) => (
        <rect
          key={bar}
          className={bar < rankOf(level) ? 'is-filled' : undefined}
          x={bar * 8 + 0.75}
          y={9.25 - bar * 2.5}
          width="4.5"
          height={4 + bar * 2.5}
          rx="1"
        />
      ))}
    </svg>
  )
}

/** A level in words, bars and colour. */
export function LevelMark({ level }: { level: SkillLevel }) {
  return (
    <span className={`level-mark level-${level}`}>
      <LevelBars level={level} />
      {levelWords[level]}
    </span>
  )
}
