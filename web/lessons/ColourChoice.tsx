import { useId } from 'react'
import { type NoteColour, noteColours } from '#contract/reading.ts'

export const colourNames: Record<NoteColour, string> = { yellow: 'Yellow', green: 'Green', pink: 'Pink' }

type Props = { value: NoteColour; onChange: (colour: NoteColour) => void }

/** Each colour has a line of its own, for whoever sees no difference between the colours. */
export function ColourChoice({ value, onChange }: Props) {
  const name = useId()
  return (
    <fieldset className="colour-choice">
      <legend className="sr-only">Colour</legend>
      {noteColours.map((colour) => (
        <label key={colour}>
          <input type="radio" name={name} value={colour} checked={colour === value} onChange={() => onChange(colour)} />
          <span className={`note-${colour}`} aria-hidden="true">
            abc
          </span>
          <span className="sr-only">{colourNames[colour]}</span>
        </label>
      ))}
    </fieldset>
  )
}
