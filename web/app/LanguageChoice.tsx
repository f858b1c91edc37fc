import { LANGUAGES, type Language } from '#contract/languages.ts'
import { updateUser } from '#contract/users.ts'
import * as words from '#words/app.ts'
import { language } from '#words/language.ts'
import { call } from '../api/api.ts'
import { languageChoices, speak } from '../preferences/language.ts'
import { useSession } from '../session/session.ts'

/** Kept on this device, and in the account of whoever is signed in. */
export function LanguageChoice() {
  const session = useSession()
  async function choose(chosen: Language) {
    if (session.state === 'signedIn') {
      const change = { attr: 'language', uid: session.user.uid, value: chosen } as const
      // Without an answer this device speaks it all the same.
      await call(updateUser, change, { redirects: false }).catch(() => null)
    }
    speak(chosen)
  }
  return (
    <select
      aria-label={words.languageLabel}
      // A pseudo-language of the journeys is none of these.
      value={language in LANGUAGES ? language : ''}
      onChange={(event) => void choose(event.target.value as Language)}
    >
      {languageChoices.map(([code, name]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  )
}
