import { SIZES, usualSettings } from '../readingSettings.ts'
import { switchShortcuts, useShortcutsOn } from '../shortcuts.ts'
import { useStore } from '../store.ts'
import { Button } from '../ui/Button.tsx'
import { Chips } from '../ui/Chips.tsx'
import { changeSettings, changeSize, settings } from './settings.ts'

const spacings = [
  { value: '1', label: 'Close' },
  { value: '2', label: 'Usual' },
  { value: '3', label: 'Open' },
] as const
const widths = [
  { value: '1', label: 'Narrow' },
  { value: '2', label: 'Usual' },
  { value: '3', label: 'Wide' },
] as const
const keys = [
  ['+', 'larger text'],
  ['-', 'smaller text'],
  ['f', 'focus mode'],
  ['r', 'read aloud'],
  ['n', 'next lesson'],
  ['p', 'previous lesson'],
] as const

type Props = {
  canSpeak: boolean
  /** Makes a change while what is being read stays where it is. */
  change: (act: () => void) => void
}

/** What the Reading popover holds. */
export default function ReadingPanel({ canSpeak, change }: Props) {
  const { size, spacing, width } = useStore(settings, usualSettings)
  const shortcuts = useShortcutsOn()
  return (
    <>
      <fieldset className="size-choice">
        <legend>Text size</legend>
        <Button
          aria-label="Smaller text"
          aria-disabled={size === 1}
          className="btn-icon"
          onClick={() => change(() => changeSize(-1))}
        >
          <span className="is-small">A</span>
        </Button>
        <p role="status">
          {size} of {SIZES}
        </p>
        <Button
          aria-label="Larger text"
          aria-disabled={size === SIZES}
          className="btn-icon"
          onClick={() => change(() => changeSize(1))}
        >
          <span className="is-large">A</span>
        </Button>
      </fieldset>
      <Chips
        legend="Lines"
        options={spacings}
        value={String(spacing) as '1'}
        onChange={(value) => change(() => changeSettings({ spacing: Number(value) }))}
      />
      <Chips
        legend="Width"
        options={widths}
        value={String(width) as '1'}
        onChange={(value) => change(() => changeSettings({ width: Number(value) }))}
      />
      <section className="key-list" aria-labelledby="reading-keys">
        <h2 id="reading-keys">Keys</h2>
        {shortcuts && (
          <ul>
            {keys
              .filter(([key]) => canSpeak || key !== 'r')
              .map(([key, does]) => (
                <li key={key}>
                  <kbd>{key}</kbd> {does}
                </li>
              ))}
          </ul>
        )}
        <Button variant="quiet" onClick={() => switchShortcuts(!shortcuts)}>
          {shortcuts ? 'Switch single keys off' : 'Switch single keys on'}
        </Button>
      </section>
    </>
  )
}
