import type { SkillLevel } from '#contract/mastery.ts'
import * as words from '#words/questions.mastery.ts'
import { Rich } from '../ui/Rich.tsx'
import { levelWord, whatIsNext } from './levelWords.ts'

type Props = {
  skill: string
  before: number
  after: number
  levelBefore: SkillLevel
  levelAfter: SkillLevel
  right?: number
  asked?: number
}

/** Mastery of a skill before and after: as a bar, in numbers, and as level names with what the next level takes. */
export function MasteryBar({ skill, before, after, levelBefore, levelAfter, right, asked }: Props) {
  const to = percent(after)
  // Before the first answer the mastery was unknown, so the new value isn't shown as a gain.
  const isFirst = levelBefore === 'unseen'
  const from = isFirst ? to : percent(before)
  return (
    <div className="mastery">
      <p>
        <span>{skill}</span>
        <span>
          <Rich
            text={asked === undefined ? words.mastery : words.rightAndMastery(right ?? 0, asked)}
            parts={{
              muted: (said) => <span className="muted">{said}</span>,
              share: () =>
                isFirst ? (
                  strong(words.percent(to))
                ) : (
                  <Rich text={words.change(words.percent(from), words.percent(to))} parts={{ to: arrow, strong }} />
                ),
            }}
          />
        </span>
      </p>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect className={to < from ? 'is-less' : 'is-more'} width={Math.max(from, to)} height="6" />
        <rect width={Math.min(from, to)} height="6" />
      </svg>
      <p className="mastery-level">
        <LevelChange skill={skill} levelBefore={levelBefore} levelAfter={levelAfter} />
        <span className="muted">{whatIsNext(levelAfter, after)}</span>
      </p>
    </div>
  )
}

/** 'Halve the list: attempted → familiar'. */
function LevelChange({ skill, levelBefore, levelAfter }: Pick<Props, 'skill' | 'levelBefore' | 'levelAfter'>) {
  if (levelBefore === levelAfter) return <span>{words.levelAsBefore(levelWord(levelAfter))}</span>
  return (
    <b>
      <Rich
        text={words.levelChange(levelWord(levelBefore), levelWord(levelAfter))}
        parts={{ skill: () => skill, to: arrow }}
      />
    </b>
  )
}

const strong = (said: string) => <b>{said}</b>

/** Shown as an arrow; screen readers read the word instead. */
const arrow = (to: string) => (
  <>
    <span aria-hidden="true">→</span>
    <span className="sr-only"> {to} </span>
  </>
)

const percent = (share: number) => Math.round(share * 100)
