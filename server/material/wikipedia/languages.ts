import type { Language } from '#contract/languages.ts'

/**
 * Words that are common in prompts and show which language they're in, because the other two languages hardly use them.
 * `strong` words are more reliable and count twice.
 */
const WORDS: Record<Language, { weak: string; strong: string }> = {
  en: {
    weak: 'a an in to and i me is',
    strong:
      'the of for how what who why when where which does do did are were learn learning about explain understand teach know with work works beginners history basics introduction',
  },
  es: {
    weak: 'la el de en y un una es al se a los las',
    strong:
      'qué que cómo como quién quien cuál cuáles por del para sobre aprender aprendo saber quiero puedo enséñame explícame explicame historia introducción introduccion curso funciona funcionan fue fueron son principiantes acerca desde cero',
  },
  de: {
    weak: 'in die den dem im',
    strong:
      'ist sind wie und der das ein eine einen ich lernen lerne für über uber warum wer welche funktioniert funktionieren möchte will des von vom zum zur mir einfach erklärt erkläre erklär geschichte grundlagen einführung anfänger verstehen entsteht',
  },
}
const CHARACTERS: Record<Language, RegExp | null> = { en: null, es: /[ñ¿¡áíóú]/i, de: /[ßäöü]/i }

const sets = Object.entries(WORDS).map(([language, { weak, strong }]) => ({
  language: language as Language,
  weak: new Set(weak.split(' ')),
  strong: new Set(strong.split(' ')),
}))

/** The language of the prompt, if its words make that clear. Otherwise, the language of the person. */
export function languageOfPrompt(prompt: string, ofPerson: Language): Language {
  const words = prompt.toLowerCase().match(/\p{L}+/gu) ?? []
  const scores = sets.map(({ language, weak, strong }) => {
    const said = words.reduce((sum, word) => sum + (strong.has(word) ? 2 : weak.has(word) ? 1 : 0), 0)
    return { language, score: said + (CHARACTERS[language]?.test(prompt) ? 1 : 0) }
  })
  const own = scores.find(({ language }) => language === ofPerson)?.score ?? 0
  const [best] = scores.toSorted((a, b) => b.score - a.score)
  return best && best.score >= 2 && best.score > own ? best.language : ofPerson
}
