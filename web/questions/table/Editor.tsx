import * as words from '#words/questions.editor.ts'
import { Area, FlawsOf, Line } from '../editor/flaws.tsx'
import type { EditorOf } from '../editor/itemEditor.ts'
import { freshId, withoutPart, withPart } from '../editor/lists.ts'
import { NumberLine } from '../editor/NumberLine.tsx'
import { AddButton, Part } from '../editor/Part.tsx'

type Rows = EditorOf<'table'>['item']['rows']
type Cell = Rows[number]['cells'][number]

const emptyCell: Cell = { given: '', blank: null }

export function Editor({ item, onChange }: EditorOf<'table'>) {
  const { columns, rows } = item
  const setRows = (changed: Rows) => onChange({ ...item, rows: changed })
  const setCell = (row: number, at: number, cell: Cell) =>
    setRows(rows.map((one, index) => (index === row ? { ...one, cells: one.cells.with(at, cell) } : one)))
  const newId = () => freshId(rows.flatMap(({ cells }) => cells.flatMap(({ blank }) => blank?.id ?? [])))
  return (
    <>
      {columns.map((column, at) => (
        <Part
          key={at}
          name={words.column(at + 1)}
          {...(at > 0 && {
            onRemove: () =>
              onChange({
                ...item,
                columns: withoutPart(columns, at),
                rows: rows.map((row) => ({ ...row, cells: withoutPart(row.cells, at - 1) })),
              }),
          })}
        >
          <Line
            label={at === 0 ? words.cornerHead : words.head}
            path={`columns.${at}`}
            value={column}
            onChange={(text) => onChange({ ...item, columns: columns.with(at, text) })}
          />
        </Part>
      ))}
      <FlawsOf path="columns" />
      <AddButton
        onClick={() =>
          onChange({
            ...item,
            columns: [...columns, ''],
            rows: rows.map((row) => ({ ...row, cells: [...row.cells, emptyCell] })),
          })
        }
      >
        {words.addColumn}
      </AddButton>
      {rows.map(({ head, cells }, row) => (
        <Part key={row} name={words.row(row + 1)} onRemove={() => setRows(withoutPart(rows, row))}>
          <Line
            label={words.head}
            path={`rows.${row}.head`}
            value={head}
            onChange={(text) => setRows(withPart(rows, row, { head: text }))}
          />
          {cells.map((cell, at) => (
            <CellFields
              key={at}
              name={columns[at + 1] || words.column(at + 2)}
              path={`rows.${row}.cells.${at}`}
              cell={cell}
              newId={newId}
              onChange={(changed) => setCell(row, at, changed)}
            />
          ))}
          <FlawsOf path={`rows.${row}`} />
        </Part>
      ))}
      <FlawsOf path="rows" />
      <AddButton onClick={() => setRows([...rows, { head: '', cells: columns.slice(1).map(() => emptyCell) }])}>
        {words.addRow}
      </AddButton>
    </>
  )
}

type CellProps = { name: string; path: string; cell: Cell; newId: () => string; onChange: (cell: Cell) => void }

function CellFields({ name, path, cell: { given, blank }, newId, onChange }: CellProps) {
  const change = (part: Partial<NonNullable<Cell['blank']>>) =>
    blank && onChange({ given: null, blank: { ...blank, ...part } })
  const leaveBlank = (on: boolean) =>
    onChange(
      on
        ? { given: null, blank: { id: newId(), answers: [given ?? ''], tolerance: null, why: '' } }
        : { given: blank?.answers[0] ?? '', blank: null },
    )
  return (
    <fieldset className="edit-piece">
      <legend>{name}</legend>
      <label className="check">
        <input type="checkbox" checked={blank !== null} onChange={(event) => leaveBlank(event.target.checked)} />
        {words.isBlank}
      </label>
      {blank ? (
        <>
          <Area
            label={words.rightAnswers}
            path={`${path}.blank.answers`}
            value={blank.answers.join('\n')}
            onChange={(text) => change({ answers: text.split('\n') })}
          />
          {blank.answers.map((_, at) => (
            <FlawsOf key={at} path={`${path}.blank.answers.${at}`} />
          ))}
          <label className="check">
            <input
              type="checkbox"
              checked={blank.tolerance !== null}
              onChange={(event) => change({ tolerance: event.target.checked ? 0 : null })}
            />
            {words.isNumber}
          </label>
          {blank.tolerance !== null && (
            <NumberLine
              label={words.tolerance}
              path={`${path}.blank.tolerance`}
              value={blank.tolerance}
              onChange={(tolerance) => change({ tolerance: tolerance ?? 0 })}
            />
          )}
          <Area
            label={words.whyRight}
            path={`${path}.blank.why`}
            value={blank.why}
            onChange={(why) => change({ why })}
          />
          <FlawsOf path={`${path}.blank`} />
        </>
      ) : (
        <Line
          label={words.text}
          path={`${path}.given`}
          value={given ?? ''}
          onChange={(text) => onChange({ given: text, blank: null })}
        />
      )}
      <FlawsOf path={path} />
    </fieldset>
  )
}
