import type { FieldsOf } from '../questionKind.ts'
import { Grid } from './Grid.tsx'
import { isFilled, textIn } from './places.ts'

const CELL_MAX_LENGTH = 100

/** A table with a field in each blank cell, labelled by its row and column headers. */
export function Fields({ question, stemId, answer, locked, invalid, onChoose }: FieldsOf<'table'>) {
  const cells = answer?.cells ?? []
  const change = (id: string, text: string) =>
    onChoose({ kind: 'table', cells: [...cells.filter((cell) => cell.id !== id), ...(text ? [{ id, text }] : [])] })
  return (
    <Grid question={question} labelledBy={stemId}>
      {({ id, number }, labelledBy) => {
        const text = textIn(cells, id) ?? ''
        return (
          <input
            className="input"
            aria-labelledby={labelledBy}
            aria-invalid={(invalid && !isFilled(text, number)) || undefined}
            inputMode={number ? 'decimal' : 'text'}
            maxLength={CELL_MAX_LENGTH}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
            readOnly={locked}
            value={text}
            onChange={(event) => change(id, event.target.value)}
          />
        )
      }}
    </Grid>
  )
}
