import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Fence, Section } from './sections.ts'

const TIMEOUT_MS = 5_000
const OUTPUT_BYTES = 256 * 1024

type Language = { file: string; command: (folder: string) => [string, string[]]; prints: RegExp }

const javascript: Language = {
  file: 'sample.js',
  // Nothing but its own folder: a sample needs no files, no network and no other process.
  command: (folder) => [process.execPath, ['--permission', `--allow-fs-read=${folder}`, join(folder, 'sample.js')]],
  prints: /\bconsole\.(?:log|table)\s*\(/,
}
const python: Language = {
  file: 'sample.py',
  command: (folder) => ['python3', ['-I', join(folder, 'sample.py')]],
  prints: /^\s*print\s*\(/m,
}
const LANGUAGES: Record<string, Language> = { js: javascript, javascript, py: python, python }

/** A sample and what the lesson says that it prints; null where it says nothing. */
export type Sample = { code: Fence; language: Language; stated: string | null }

/** The fences of a section that can be run: those that print, or are said to. */
export function listSamples(section: Section): Sample[] {
  return section.fences.flatMap((code, index) => {
    const language = LANGUAGES[code.info]
    if (!language) return []
    const next = section.fences[index + 1]
    const stated = next?.info === 'output' ? next.text : null
    return stated !== null || language.prints.test(code.text) ? [{ code, language, stated }] : []
  })
}

/** What is wrong with a sample; null where it prints what is stated. */
export async function checkSample({ code, language, stated }: Sample): Promise<string | null> {
  if (stated === null) return `line ${code.line}: the sample prints, but no \`\`\`output fence follows.`
  const run = await runSample(language, code.text)
  if ('problem' in run) return `line ${code.line}: the sample fails: ${run.problem}`
  return tidy(run.output) === tidy(stated) ? null : `line ${code.line}: the sample prints:\n${tidy(run.output)}`
}

const tidy = (output: string) => output.replace(/[ \t]+$/gm, '').trimEnd()

async function runSample(language: Language, code: string): Promise<{ output: string } | { problem: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'lyceum-sample-'))
  try {
    await writeFile(join(folder, language.file), code)
    const [command, args] = language.command(folder)
    const options = {
      cwd: folder,
      env: {},
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
      maxBuffer: OUTPUT_BYTES,
    } as const
    return await new Promise((resolve) => {
      execFile(command, args, options, (error, stdout, stderr) => {
        if (!error) resolve({ output: stdout })
        else if (error.killed) resolve({ problem: `stopped after ${TIMEOUT_MS} ms or ${OUTPUT_BYTES} bytes.` })
        else resolve({ problem: /^\w*Error.*$/m.exec(stderr)?.[0] ?? error.message })
      })
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export const isPython = (sample: Sample) => sample.language === python

/** Whether samples in Python can be run here. */
export async function hasPython(): Promise<boolean> {
  const run = await runSample(python, 'print(1)')
  return 'output' in run && run.output.trim() === '1'
}
