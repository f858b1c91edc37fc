import { expect, test } from 'vitest'
import { isWorkedExample, translateSections } from './lessonHeadings.ts'

const lesson =
  '## Summary\n\nDie Spitze.\n\n## Explanation\n\n## Worked example \n\nEin Band.\n\n## Misconceptions\n\n### Summary\n'

test.each([
  ['German', ['Zusammenfassung', 'Erklärung', 'Durchgerechnetes Beispiel', 'Irrtümer']],
  ['Brazilian Portuguese', ['Resumo', 'Explicação', 'Exemplo resolvido', 'Ideias erradas']],
  ['Chinese (simplified)', ['概要', '讲解', '例题', '常见误解']],
  ['English', ['Summary', 'Explanation', 'Worked example', 'Misconceptions']],
  ['Klingon', ['Summary', 'Explanation', 'Worked example', 'Misconceptions']],
  ['constructor', ['Summary', 'Explanation', 'Worked example', 'Misconceptions']],
])('the sections of a lesson in %s', (language, titles) => {
  const translated = translateSections(lesson, language)
  expect([...translated.matchAll(/^## (.*?) *$/gm)].map(([, title]) => title)).toEqual(titles)
  expect(translated).toContain('Die Spitze.')
  expect(translated).toContain('### Summary')
  expect(isWorkedExample(titles[2] ?? '')).toBe(true)
  expect(isWorkedExample(titles[1] ?? '')).toBe(false)
})
