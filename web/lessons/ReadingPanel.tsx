import * as words from '#words/lessons.panel.ts'
import { SIZES, usualSettings } from '../preferences/readingSettings.ts'
import { switchShortcuts, useShortcutsOn } from '../preferences/shortcuts.ts'
import { Button } from '../ui/Button.tsx'
import { Chips } from '../ui/Chips.tsx'
import { useStore } from '../ui/store.ts'
import { changeSettings, changeSize, settings } from './settings.ts'

const spacings = [
  { value: '1', label: words.spacings.close },
  { value: '2', label: words.spacings.usual },
  { value: '3', label: words.spacings.open },
] as const
const widths = [
  { value: '1', label: words.widths.narrow },
  { value: '2', label: words.widths.usual },
  { value: '3', label: words.widths.wide },
] as const
const keys = [
  ['+', words.keysDo.larger],
  ['-', words.keysDo.smaller],
  ['f', words.keysDo.focus],
  ['r', words.keysDo.aloud],
  ['n', words.keysDo.next],
  ['p', words.keysDo.previous],
] as const

type Props = {
  canSpeak: boolean
  /** Applies a layout change without moving the passage being read. */
  change: (act: () => void) => void
}

/** Content of the Reading popover. */
export default function ReadingPanel({ canSpeak, change }: Props) {
  const { size, spacing, width } = useStore(settings, usualSettings)
  const shortcuts = useShortcutsOn()
  return (
    <>
      <fieldset className="size-choice">
        <legend>{words.textSize}</legend>
        <Button
          aria-label={words.smallerText}
          aria-disabled={size === 1}
          className="btn-icon"
          onClick={() => change(() => changeSize(-1))}
        >
          <span className="is-small">{words.sampleLetter}</span>
        </Button>
        <p role="status">{words.sizeOf(size, SIZES)}</p>
        <Button
          aria-label={words.largerText}
          aria-disabled={size === SIZES}
          className="btn-icon"
          onClick={() => change(() => changeSize(1))}
        >
          <span className="is-large">{words.sampleLetter}</span>
        </Button>
      </fieldset>
      <Chips
        legend={words.lines}
        options={spacings}
        value={String(spacing) as '1'}
        onChange={(value) => change(() => changeSettings({ spacing: Number(value) }))}
      />
      <Chips
        legend={words.width}
        options={widths}
        value={String(width) as '1'}
        onChange={(value) => change(() => changeSettings({ width: Number(value) }))}
      />
      <section className="key-list" aria-labelledby="reading-keys">
        <h2 id="reading-keys">{words.keys}</h2>
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
          {shortcuts ? words.switchKeysOff : words.switchKeysOn}
        </Button>
      </section>
    </>
  )
}
