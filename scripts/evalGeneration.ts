import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { evaluate } from '../eval/generation/evaluate.ts'
import { PROMPTS } from '../eval/generation/prompts.ts'
import { markdownOf } from '../eval/generation/report.ts'
import { readConfig } from '../server/config.ts'
import { loadLibrary } from '../server/library/service.ts'

const { values } = parseArgs({ options: { live: { type: 'boolean', default: false } } })
const live = values.live ? (readConfig().models ?? null) : null
if (values.live && !live) {
  console.error(
    '--live needs a language model: set WRITER_MODEL and its other settings in .env (docs/self-hosting.md).',
  )
  process.exit(2)
}
const report = await evaluate({
  prompts: PROMPTS,
  library: await loadLibrary('dist/library.jsonl', 'content'),
  recordings: 'eval/generation/recordings',
  live,
  say: console.log,
})
const markdown = markdownOf(report)
writeFileSync('eval/generation/report.json', `${JSON.stringify(report, null, 2)}\n`)
writeFileSync('docs/evaluation.md', markdown)
console.log(markdown)
