import * as words from '#words/questions.editor.ts'
import { Area, FlawsOf, Line } from '../editor/flaws.tsx'
import type { EditorOf } from '../editor/itemEditor.ts'
import { freshId, withoutPart, withPart } from '../editor/lists.ts'
import { AddButton, Part } from '../editor/Part.tsx'

export function Editor({ item, onChange }: EditorOf<'matching'>) {
  const { pairs, extra } = item
  const setPairs = (changed: typeof pairs) => onChange({ ...item, pairs: changed })
  const setExtra = (changed: typeof extra) => onChange({ ...item, extra: changed })
  const newRight = () => freshId([...pairs, ...extra].map(({ rightId }) => rightId))
  return (
    <>
      {pairs.map((pair, at) => (
        <Part key={pair.leftId} name={words.pair(at + 1)} onRemove={() => setPairs(withoutPart(pairs, at))}>
          <Area
            label={words.left}
            path={`pairs.${at}.left`}
            rows={1}
            value={pair.left}
            onChange={(left) => setPairs(withPart(pairs, at, { left }))}
          />
          <Line
            label={words.right}
            path={`pairs.${at}.right`}
            value={pair.right}
            onChange={(right) => setPairs(withPart(pairs, at, { right }))}
          />
          <Area
            label={words.whyTogether}
            path={`pairs.${at}.why`}
            value={pair.why}
            onChange={(why) => setPairs(withPart(pairs, at, { why }))}
          />
        </Part>
      ))}
      <FlawsOf path="pairs" />
      <AddButton
        onClick={() =>
          setPairs([
            ...pairs,
            { leftId: freshId(pairs.map(({ leftId }) => leftId)), left: '', rightId: newRight(), right: '', why: '' },
          ])
        }
      >
        {words.addPair}
      </AddButton>
      {extra.map((one, at) => (
        <Part key={one.rightId} name={words.extra(at + 1)} onRemove={() => setExtra(withoutPart(extra, at))}>
          <Line
            label={words.right}
            path={`extra.${at}.right`}
            value={one.right}
            onChange={(right) => setExtra(withPart(extra, at, { right }))}
          />
          <Area
            label={words.whyExtra}
            path={`extra.${at}.why`}
            value={one.why}
            onChange={(why) => setExtra(withPart(extra, at, { why }))}
          />
        </Part>
      ))}
      <FlawsOf path="extra" />
      <AddButton onClick={() => setExtra([...extra, { rightId: newRight(), right: '', why: '' }])}>
        {words.addExtra}
      </AddButton>
    </>
  )
}
