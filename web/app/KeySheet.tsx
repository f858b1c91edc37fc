import { useEffect, useRef } from 'react'
import * as words from '#words/app.keys.ts'
import { close, save } from '#words/common.ts'
import { switchShortcuts, useShortcutsOn } from '../preferences/shortcuts.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { places } from './keyboard.ts'

const { ctrl, shift, enter, space, esc, tab } = words.keys

type Group = { title: string; shown: (path: string) => boolean; keys: [keys: string[], does: string][] }

const groups: Group[] = [
  {
    title: words.inLesson,
    shown: (path) => path.startsWith('/lessons/'),
    keys: [
      [['n'], words.nextLesson],
      [['p'], words.previousLesson],
      [['+'], words.largerText],
      [['-'], words.smallerText],
      [['f'], words.focusMode],
      [['r'], words.readAloud],
      [[shift, '→'], words.selectWords],
    ],
  },
  {
    title: words.inQuiz,
    shown: (path) => path.startsWith('/quizzes/'),
    keys: [
      [['1', '–', '9'], words.chooseAnswer],
      [[enter], words.check],
      [['h'], words.nextHint],
    ],
  },
  {
    title: words.inReview,
    shown: (path) => path === '/review',
    keys: [
      [[space], words.showAnswer],
      [['1', '–', '4'], words.grade],
      [['u'], words.takeBack],
    ],
  },
  {
    title: words.inProblem,
    shown: (path) => /^\/problems\/(?!new$)[^/]+$/.test(path),
    keys: [
      [[ctrl, enter], words.run],
      [[ctrl, shift, enter], words.submit],
      [[ctrl, 'F'], words.find],
      [[ctrl, '/'], words.comment],
      [[esc, tab], words.leaveEditor],
    ],
  },
  {
    title: words.inEditor,
    shown: (path) => path.endsWith('/edit'),
    keys: [[[ctrl, 'S'], save]],
  },
  {
    title: words.everywhere,
    shown: () => true,
    keys: [
      [[ctrl, 'K'], words.goAnywhere],
      [['/'], words.toSearch],
      [['?'], words.thisList],
      [[esc], words.closeOpen],
    ],
  },
]

/** Dialog that lists the keyboard shortcuts of this page. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null)
  const on = useShortcutsOn()
  useEffect(() => ref.current?.showModal(), [])
  return (
    <dialog ref={ref} className="sheet" aria-labelledby="keys-title" onClose={onClose}>
      <header className="sheet-head">
        <h2 id="keys-title">{words.title}</h2>
        <Button variant="quiet" className="btn-icon" aria-label={close} onClick={() => ref.current?.close()}>
          <Icon name="cross" />
        </Button>
      </header>
      {groups
        .filter((group) => group.shown(location.pathname))
        .map((group) => (
          <Keys key={group.title} title={group.title} keys={group.keys} />
        ))}
      <Keys title={words.goTo} keys={places.map(({ key, title }) => [['g', key], title])} />
      <label className="check sheet-switch">
        <input type="checkbox" checked={on} onChange={(event) => switchShortcuts(event.target.checked)} />
        {words.singleKeys}
      </label>
    </dialog>
  )
}

function Keys({ title, keys }: { title: string; keys: Group['keys'] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl className="sheet-keys">
        {keys.map(([combination, does]) => (
          <div key={does}>
            <dt>{combination.map((key) => (key === '–' ? ' – ' : <kbd key={key}>{key}</kbd>))}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
