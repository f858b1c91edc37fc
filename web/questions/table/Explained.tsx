import * as words from '#words/questions.verdicts.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { QuestionKind } from '../questionKind.ts'
import { Snippet } from '../Snippet.tsx'
import { useSpoken } from '../useSpoken.ts'
import { Grid } from './Grid.tsx'
import { PlaceName } from './PlaceName.tsx'
import { placesOf, textIn } from './places.ts'

type Props = Parameters<QuestionKind<'table'>['Explained']>[0]

/** The table with the right values, and an explanation for each blank cell. */
export function Explained({ question, answer, right: { cells } }: Props) {
  const isRight = (id: string) => cells.find((cell) => cell.id === id)?.correct ?? false
  const tone = (id: string) => (isRight(id) ? 'is-right' : 'is-wrong')
  const inItsLanguage = useSpoken()
  return (
    <>
      <p className="muted mt-4">{words.cellsRight(cells.filter(({ correct }) => correct).length, cells.length)}</p>
      <Grid question={question} label={words.rightTable} tone={({ id }) => tone(id)}>
        {({ id }) => (
          <>
            <Icon name={isRight(id) ? 'check' : 'cross'} size={16} />
            {isRight(id) ? textIn(answer.cells, id) : textIn(cells, id)}
          </>
        )}
      </Grid>
      <ul className="options">
        {placesOf(question).map((place) => {
          const told = cells.find((cell) => cell.id === place.id)
          const given = textIn(answer.cells, place.id) ?? '—'
          return (
            <li key={place.id} className={`option ${tone(place.id)}`}>
              <span>
                <Icon name={told?.correct ? 'check' : 'cross'} />
              </span>
              <div>
                <p className="option-word">{told?.correct ? words.yourCell : words.youWroteInCell(given)}</p>
                <PlaceName place={place} />
                <p className="option-text" {...inItsLanguage}>
                  → {told?.correct ? given : told?.text}
                </p>
                <Snippet html={told?.whyHtml ?? ''} className="why" />
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}
