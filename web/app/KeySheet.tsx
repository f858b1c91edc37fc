import { useEffect, useRef } from 'react'
import { switchShortcuts, useShortcutsOn } from '../shortcuts.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { places } from './keyboard.ts'

type Group = { title: string; shown: (path: string) => boolean; keys: [keys: string[], does: string][] }

const groups: Group[] = [
  {
    title: 'In a lesson',
    shown: (path) => path.startsWith('/lessons/'),
    keys: [
      [['n'], 'Next lesson'],
      [['p'], 'Previous lesson'],
      [['+'], 'Larger text'],
      [['-'], 'Smaller text'],
      [['f'], 'Focus mode: the text alone'],
      [['r'], 'Read aloud, pause, go on'],
      [['Shift', '→'], 'Select words to mark'],
    ],
  },
  {
    title: 'In a quiz',
    shown: (path) => path.startsWith('/quizzes/'),
    keys: [
      [['1', '–', '9'], 'Choose an answer'],
      [['Enter'], 'Check, then go on'],
      [['h'], 'The next hint'],
    ],
  },
  {
    title: 'In a review',
    shown: (path) => path === '/review',
    keys: [
      [['Space'], 'Show the answer'],
      [['1', '–', '4'], 'Grade: again, hard, good, easy'],
      [['u'], 'Take the last one back'],
    ],
  },
  {
    title: 'In a problem',
    shown: (path) => /^\/problems\/(?!new$)[^/]+$/.test(path),
    keys: [
      [['Ctrl', 'Enter'], 'Run'],
      [['Ctrl', 'Shift', 'Enter'], 'Submit'],
      [['Ctrl', 'F'], 'Find in the program'],
      [['Ctrl', '/'], 'Turn lines into comments, and back'],
      [['Esc', 'Tab'], 'Leave the editor: Tab alone indents'],
    ],
  },
  {
    title: 'In an editor',
    shown: (path) => path.endsWith('/edit'),
    keys: [[['Ctrl', 'S'], 'Save']],
  },
  {
    title: 'Everywhere',
    shown: () => true,
    keys: [
      [['Ctrl', 'K'], 'Go anywhere, do anything'],
      [['/'], 'To the search'],
      [['?'], 'This list'],
      [['Esc'], 'Close what is open'],
    ],
  },
]

/** What the keyboard can do on this page. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null)
  const on = useShortcutsOn()
  useEffect(() => ref.current?.showModal(), [])
  return (
    <dialog ref={ref} className="sheet" aria-labelledby="keys-title" onClose={onClose}>
      <header className="sheet-head">
        <h2 id="keys-title">The keyboard</h2>
        <Button variant="quiet" className="btn-icon" aria-label="Close" onClick={() => ref.current?.close()}>
          <Icon name="cross" />
        </Button>
      </header>
      {groups
        .filter((group) => group.shown(location.pathname))
        .map((group) => (
          <Keys key={group.title} title={group.title} keys={group.keys} />
        ))}
      <Keys title="Go to" keys={places.map(({ key, title }) => [['g', key], title])} />
      <label className="sheet-switch">
        <input type="checkbox" checked={on} onChange={(event) => switchShortcuts(event.target.checked)} />
        Single keys act (switch this off if you dictate)
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
