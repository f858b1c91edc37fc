import { LANGUAGES, type Language } from '#contract/languages.ts'
import { updateUser } from '#contract/users.ts'
import * as words from '#words/app.ts'
import { language } from '#words/language.ts'
import { call } from '../api/api.ts'
import { languageChoices, speak } from '../preferences/language.ts'
import { useSession } from '../session/session.ts'

/** Language menu. The choice is saved on this device and, if signed in, in the account. */
export function LanguageChoice() {
  const session = useSession()
  async function choose(chosen: Language) {
    if (session.state === 'signedIn') {
      const change = { attr: 'language', uid: session.user.uid, value: chosen } as const
      // If the call fails, the language still changes on this device.
      await call(updateUser, change, { redirects: false }).catch(() => null)
    }
    speak(chosen)
  }
  return (
    <select
      aria-label={words.languageLabel}
      // The end-to-end tests use a pseudo-language that isn't in the list.
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
