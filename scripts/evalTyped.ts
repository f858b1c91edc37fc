import { questionsNow } from '../eval/library/read.ts'
import { agrees, judgeTyped, type Today } from '../eval/typed/measure.ts'

/**
 * Prints the typed answers that the rules score differently from a teacher: `node scripts/evalTyped.ts`. With
 * `--today`, questions that are still in the library are scored by the answers that they accept today.
 */
const today = process.argv.includes('--today') ? await typedToday() : undefined
for (const [file, what] of [
  ['eval/typed/answers.csv', ''],
  ['eval/typed/wrong.csv', ' wrong answers'],
] as const) {
  const judged = judgeTyped(file, today)
  for (const one of judged.filter((answer) => !agrees(answer)))
    console.log(`${one.question}: "${one.answer}" is ${one.teacher}, told ${one.told}`)
  console.log(`${judged.filter(agrees).length} of ${judged.length}${what} agree`)
}

async function typedToday(): Promise<Today> {
  const found = (await questionsNow()).filter(({ kind }) => kind === 'typed')
  return new Map(found.map((item) => [item.id, item])) as unknown as Today
}
