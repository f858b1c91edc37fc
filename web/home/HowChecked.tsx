import { Link } from '@tanstack/react-router'
import { checkedLink } from '#words/app.ts'
import * as words from '#words/home.ts'

/** Three pictures of how answers are checked: a line of the lesson, calculated numbers, and options with reasons. */
export function HowChecked() {
  return (
    <section className="checked" aria-labelledby="checked">
      <header className="section-head">
        <h2 id="checked">{checkedLink}</h2>
        <Link to="/about">{words.readHow}</Link>
      </header>
      <ul>
        <li>
          <svg viewBox="0 0 190 90" aria-hidden="true">
            <path d="M95 20Q55 2 12 18v62q43-16 83 2q40-18 83-2V18Q135 2 95 20v62M28 36q26-7 50 3M28 54q26-7 50 3M112 39q24-10 50-3M112 57q24-10 50-3" />
            <path className="drawn" d="M28 66q26-7 50 3M112 49q24-10 50-3" />
          </svg>
          <h3>{words.quoted}</h3>
          <p>{words.quotedWhy}</p>
        </li>
        <li>
          <svg viewBox="0 0 190 90" aria-hidden="true">
            <path d="M12 80h160M34 80V54h14v26M66 80V36h14v44M98 80V20h14v60M130 80V46h14v34" />
            <path className="drawn" d="M22 50Q92-34 140 36M143 24l-2 13-12-5" />
          </svg>
          <h3>{words.computed}</h3>
          <p>{words.computedWhy}</p>
        </li>
        <li>
          <svg viewBox="0 0 190 90" aria-hidden="true">
            <path d="M28 18a7 7 0 1 0-14 0a7 7 0 1 0 14 0M28 48a7 7 0 1 0-14 0a7 7 0 1 0 14 0M28 78a7 7 0 1 0-14 0a7 7 0 1 0 14 0M44 16h60M44 26h100M44 46h84M44 76h48M44 86h84" />
            <path className="drawn" d="M44 56h116M21 46a2 2 0 1 0 0 4a2 2 0 1 0 0-4" />
          </svg>
          <h3>{words.explained}</h3>
          <p>{words.explainedWhy}</p>
        </li>
      </ul>
    </section>
  )
}
