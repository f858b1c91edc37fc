import * as words from '#words/questions.ts'
import { rightTable } from '#words/questions.verdicts.ts'
import type { QuestionKind, QuestionOf } from '../questionKind.ts'
import { Asks, RevealedPart } from '../reviewParts.tsx'
import { Explained } from './Explained.tsx'
import { Fields } from './Fields.tsx'
import { Grid } from './Grid.tsx'
import { PlaceName } from './PlaceName.tsx'
import { isFilled, placesOf, textIn } from './places.ts'

const filled = (question: QuestionOf<'table'>, cells: { id: string; text: string }[]) =>
  placesOf(question).map(({ id, headHtml, columnHtml }) => ({
    html: `${headHtml} · ${columnHtml}`,
    text: `→ ${textIn(cells, id) ?? '—'}`,
  }))

/** A table to fill in. */
export const table: QuestionKind<'table'> = {
  Fields,
  Explained,
  Asked: ({ question }) => (
    <>
      <Asks>{words.inBlankCells}</Asks>
      <Grid question={question}>{() => <span className="grid-blank">{words.blank}</span>}</Grid>
    </>
  ),
  Revealed: ({ question, right }) => (
    <>
      <Grid question={question} label={rightTable} tone={() => 'is-right'}>
        {({ id }) => textIn(right.cells, id)}
      </Grid>
      <ul className="review-parts">
        {placesOf(question).map((place) => (
          <RevealedPart key={place.id} whyHtml={right.cells.find(({ id }) => id === place.id)?.whyHtml ?? ''}>
            <PlaceName place={place} />
          </RevealedPart>
        ))}
      </ul>
    </>
  ),

  whatIsMissing: (question, answer) => {
    const cells = answer?.cells ?? []
    const open = placesOf(question).filter(({ id, number }) => !isFilled(textIn(cells, id) ?? '', number))
    if (open.length === 0) return null
    const isWord = open.every(({ id }) => textIn(cells, id)?.trim())
    return isWord ? words.missing.cellDigits : words.missing.cells
  },
  given: (question, { cells }) => filled(question, cells),
  right: (question, { cells }) => filled(question, cells),
}
