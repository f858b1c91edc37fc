/** Section headings of a lesson, as used in the library and in prompts for language models. */
export const LESSON_SECTIONS = ['Summary', 'Explanation', 'Worked example', 'Misconceptions'] as const

/** The heading of the last section of a library lesson: a list of its key terms, each with its definition. */
export const KEY_TERMS = 'Key terms'

/**
 * The headings in other languages, by the English name of the language. All other languages use the English headings.
 */
const TRANSLATED: Record<string, readonly [string, string, string, string]> = {
  arabic: ['الملخص', 'الشرح', 'مثال محلول', 'مفاهيم خاطئة'],
  chinese: ['概要', '讲解', '例题', '常见误解'],
  czech: ['Shrnutí', 'Výklad', 'Řešený příklad', 'Časté omyly'],
  danish: ['Resumé', 'Forklaring', 'Gennemregnet eksempel', 'Misforståelser'],
  dutch: ['Samenvatting', 'Uitleg', 'Uitgewerkt voorbeeld', 'Misvattingen'],
  finnish: ['Tiivistelmä', 'Selitys', 'Ratkaistu esimerkki', 'Väärinkäsityksiä'],
  french: ['Résumé', 'Explication', 'Exemple résolu', 'Idées fausses'],
  german: ['Zusammenfassung', 'Erklärung', 'Durchgerechnetes Beispiel', 'Irrtümer'],
  greek: ['Περίληψη', 'Επεξήγηση', 'Λυμένο παράδειγμα', 'Παρανοήσεις'],
  hungarian: ['Összefoglalás', 'Magyarázat', 'Kidolgozott példa', 'Tévhitek'],
  italian: ['Riassunto', 'Spiegazione', 'Esempio svolto', 'Idee sbagliate'],
  japanese: ['要約', '解説', '例題', 'よくある誤解'],
  korean: ['요약', '설명', '풀이 예제', '흔한 오해'],
  norwegian: ['Sammendrag', 'Forklaring', 'Gjennomgått eksempel', 'Misforståelser'],
  polish: ['Podsumowanie', 'Wyjaśnienie', 'Rozwiązany przykład', 'Błędne przekonania'],
  portuguese: ['Resumo', 'Explicação', 'Exemplo resolvido', 'Ideias erradas'],
  romanian: ['Rezumat', 'Explicație', 'Exemplu rezolvat', 'Concepții greșite'],
  russian: ['Кратко', 'Объяснение', 'Разобранный пример', 'Заблуждения'],
  spanish: ['Resumen', 'Explicación', 'Ejemplo resuelto', 'Ideas erróneas'],
  swedish: ['Sammanfattning', 'Förklaring', 'Genomräknat exempel', 'Missuppfattningar'],
  turkish: ['Özet', 'Açıklama', 'Çözümlü örnek', 'Yanlış bilinenler'],
  ukrainian: ['Стисло', 'Пояснення', 'Розв’язаний приклад', 'Хибні уявлення'],
}

/** Older labels of the two paragraphs below a misconception, as authors may still write them, and what learners read. */
const MISCONCEPTION_LABELS = [
  ['Why it tempts', 'Why people think so'],
  ['What is true', 'In fact'],
] as const

/** Replaces the older labels below misconceptions by those that learners read. */
export const relabelMisconceptions = (markdown: string) =>
  MISCONCEPTION_LABELS.reduce(
    (text, [old, label]) => text.replace(new RegExp(`^\\*\\*${old}:\\*\\*`, 'gm'), `**${label}:**`),
    markdown,
  )

/** Looks up a language by its name as people write it: `German`, `Brazilian Portuguese`, `Chinese (simplified)`. */
function sectionsIn(language: string): readonly string[] {
  const words = language.toLowerCase().split(/[^a-z]+/)
  const known = words.find((word) => Object.hasOwn(TRANSLATED, word))
  return (known && TRANSLATED[known]) || LESSON_SECTIONS
}

/** Translates the English section headings of a lesson into the lesson's language. */
export function translateSections(markdown: string, language: string): string {
  const own = sectionsIn(language)
  return LESSON_SECTIONS.reduce(
    (text, title, place) => text.replace(new RegExp(`^## ${title}[ \\t]*$`, 'm'), () => `## ${own[place] ?? title}`),
    markdown,
  )
}

const WORKED_EXAMPLES = new Set([LESSON_SECTIONS[2], ...Object.values(TRANSLATED).map((own) => own[2])])

/** Whether a heading is the one of the worked example, in any language. */
export const isWorkedExample = (title: string) => WORKED_EXAMPLES.has(title)

const SUMMARIES = new Set([LESSON_SECTIONS[0], ...Object.values(TRANSLATED).map((own) => own[0])])

/** Whether a heading is the one of the summary, in any language. */
export const isSummary = (title: string) => SUMMARIES.has(title)
