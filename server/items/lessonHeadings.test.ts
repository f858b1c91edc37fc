import { expect, test } from 'vitest'
import { isWorkedExample, relabelMisconceptions, translateSections } from './lessonHeadings.ts'

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

test.each([
  ['Spanish', 'Por qué se cree', 'En realidad'],
  ['Chinese (simplified)', '为什么会这样想', '事实上'],
  ['English', 'Why people think so', 'In fact'],
  ['Klingon', 'Why people think so', 'In fact'],
])('the labels below a misconception in %s', (language, why, fact) => {
  const written = '### Se anuda\n\n**Why people think so:** Parece.\n\n**In fact**: No. Dice **In fact:** sin más.\n'
  const older = '### Se anuda\n\n**Why it tempts:** Parece.\n\n**What is true:** No. Dice **In fact:** sin más.\n'
  for (const text of [written, relabelMisconceptions(older)])
    expect(translateSections(text, language)).toBe(
      `### Se anuda\n\n**${why}:** Parece.\n\n**${fact}:** No. Dice **In fact:** sin más.\n`,
    )
})
