import { type ChangeEvent, useState } from 'react'
import { type Profile, TEXT_SIZES, updateUser } from '#contract/users.ts'
import { call } from '../api.ts'
import { applyPreferences, ofDevice, type Preferences } from '../preferences.ts'
import { Field } from '../ui/Field.tsx'
import { useSending } from '../useSending.ts'
import { type Done, Outcome } from './Outcome.tsx'
import { useKeepProfile } from './useKeepProfile.ts'

type Name = keyof Preferences
type Choice = { attr: Name; label: string; hint?: string; options: [value: string | number, label: string][] }

const choices: Choice[] = [
  {
    attr: 'theme',
    label: 'Theme',
    options: [
      ['system', 'As the system has it'],
      ['light', 'Light'],
      ['dark', 'Dark'],
    ],
  },
  {
    attr: 'textSize',
    label: 'Text size of lessons',
    options: Array.from({ length: TEXT_SIZES }, (_, i) => [i + 1, i === 1 ? '2 (usual)' : String(i + 1)]),
  },
  {
    attr: 'textSpacing',
    label: 'Spacing of lessons',
    options: [
      [1, 'Close'],
      [2, 'Usual'],
      [3, 'Open'],
    ],
  },
  {
    attr: 'motion',
    label: 'Motion',
    options: [
      ['system', 'As the system has it'],
      ['reduced', 'None'],
    ],
  },
  {
    attr: 'singleKeys',
    label: 'Shortcuts of a single key',
    hint: 'Switch them off if you dictate: a spoken word would press them.',
    options: [
      ['on', 'On'],
      ['off', 'Off'],
    ],
  },
]

/** Kept as soon as it is chosen, and in force wherever this person signs in. */
export function PreferencesForm({ profile }: { profile: Profile }) {
  const { sending, send } = useSending<Done>()
  const keep = useKeepProfile()
  const [device] = useState(ofDevice)

  function choose({ attr, options }: Choice, event: ChangeEvent<HTMLSelectElement>) {
    const value = options.find(([option]) => String(option) === event.target.value)?.[0]
    void send(async () => {
      const answer = await call(updateUser, { attr, uid: profile.uid, value })
      if (!answer) return null
      const { theme, textSize, textSpacing, motion, singleKeys } = answer.user
      applyPreferences({ theme, textSize, textSpacing, motion, singleKeys })
      await keep(answer.user)
      return { message: 'Saved, for all your devices.' }
    })
  }

  return (
    <>
      <div className="preference-fields">
        {choices.map((choice) => (
          <Field key={choice.attr} label={choice.label} hint={choice.hint}>
            {(control) => (
              <select
                {...control}
                value={String(profile[choice.attr] ?? device[choice.attr])}
                onChange={(event) => choose(choice, event)}
              >
                {choice.options.map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </div>
      <Outcome sending={sending} />
    </>
  )
}
