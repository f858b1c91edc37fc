import { useId } from 'react'
import { type NoteColour, noteColours } from '#contract/reading.ts'
import * as words from '#words/lessons.notes.ts'

type Props = { value: NoteColour; onChange: (colour: NoteColour) => void }

/** Each colour is underlined in its own style, so that colour-blind readers can tell them apart. */
export function ColourChoice({ value, onChange }: Props) {
  const name = useId()
  return (
    <fieldset className="colour-choice">
      <legend className="sr-only">{words.colour}</legend>
      {noteColours.map((colour) => (
        <label key={colour}>
          <input type="radio" name={name} value={colour} checked={colour === value} onChange={() => onChange(colour)} />
          <span className={`note-${colour}`} aria-hidden="true">
            {words.sampleLetters}
          </span>
          <span className="sr-only">{words.colours[colour]}</span>
        </label>
      ))}
    </fieldset>
  )
}
