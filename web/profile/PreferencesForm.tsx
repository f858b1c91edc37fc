import { type ChangeEvent, useState } from 'react'
import { type Profile, TEXT_SIZES, updateUser } from '#contract/users.ts'
import { language } from '#words/language.ts'
import * as words from '#words/profile.account.ts'
import { call } from '../api/api.ts'
import { useSending } from '../api/useSending.ts'
import { languageChoices, speak } from '../preferences/language.ts'
import { applyPreferences, ofDevice, type Preferences } from '../preferences/preferences.ts'
import { Field } from '../ui/Field.tsx'
import { type Done, Outcome } from './Outcome.tsx'
import { useKeepProfile } from './useKeepProfile.ts'

type Name = keyof Preferences | 'language'
type Choice = { attr: Name; label: string; hint?: string; options: [value: string | number, label: string][] }

const choices: Choice[] = [
  { attr: 'language', label: words.language, options: languageChoices },
  {
    attr: 'theme',
    label: words.theme,
    options: [
      ['system', words.asSystem],
      ['light', words.themes.light],
      ['dark', words.themes.dark],
    ],
  },
  {
    attr: 'textSize',
    label: words.textSize,
    options: Array.from({ length: TEXT_SIZES }, (_, i) => [i + 1, i === 1 ? words.usualSize(i + 1) : String(i + 1)]),
  },
  {
    attr: 'textSpacing',
    label: words.spacing,
    options: [
      [1, words.spacings.close],
      [2, words.spacings.usual],
      [3, words.spacings.open],
    ],
  },
  {
    attr: 'motion',
    label: words.motion,
    options: [
      ['system', words.asSystem],
      ['reduced', words.noMotion],
    ],
  },
  {
    attr: 'singleKeys',
    label: words.singleKeys,
    hint: words.singleKeysHint,
    options: [
      ['on', words.singleKeysStates.on],
      ['off', words.singleKeysStates.off],
    ],
  },
]

/** Each preference is saved as soon as it's chosen, and applies on every device where the person signs in. */
export function PreferencesForm({ profile }: { profile: Profile }) {
  const { sending, send } = useSending<Done>()
  const keep = useKeepProfile()
  const [device] = useState(() => ({ ...ofDevice(), language }))

  function choose({ attr, options }: Choice, event: ChangeEvent<HTMLSelectElement>) {
    const value = options.find(([option]) => String(option) === event.target.value)?.[0]
    void send(async () => {
      const answer = await call(updateUser, { attr, uid: profile.uid, value })
      if (!answer) return null
      const { theme, textSize, textSpacing, motion, singleKeys } = answer.user
      applyPreferences({ theme, textSize, textSpacing, motion, singleKeys })
      await keep(answer.user)
      if (attr === 'language' && answer.user.language) speak(answer.user.language)
      return { message: words.settingSaved }
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
                  <option key={value} value={value} lang={choice.attr === 'language' ? String(value) : undefined}>
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
