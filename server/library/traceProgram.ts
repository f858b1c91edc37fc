import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { PYTHON_TRACE } from './pythonTrace.ts'
import { runTogether } from './sampleProcess.ts'
import { Pause } from './traceMoments.ts'

const TIMEOUT_MS = 10_000
const Traced = z.union([
  z.strictObject({ pauses: z.array(Pause), output: z.string() }),
  z.strictObject({ problem: z.string() }),
])
export type Traced = z.infer<typeof Traced>
export type Program = { language: 'python' | 'javascript'; code: string; names: readonly string[] }

/** Runs programs line by line, and records the values of their names at every line. */
export async function traceAll(programs: readonly Program[]): Promise<Traced[]> {
  const python = programs.filter(({ language }) => language === 'python')
  const runs = await runTogether(
    'python',
    python.map(
      ({ code, names }) =>
        `import json\nnames = json.loads(${JSON.stringify(JSON.stringify(names))})\ncode = json.loads(${JSON.stringify(JSON.stringify(code))})\n${PYTHON_TRACE}`,
    ),
  )
  const traced: Traced[] = []
  for (const program of programs) {
    const run = runs[python.indexOf(program)] ?? { problem: 'it did not run.' }
    if (program.language === 'javascript') traced.push(await traceJavaScript(program))
    else traced.push('problem' in run ? run : Traced.parse(JSON.parse(run.output)))
  }
  return traced
}

/**
 * Runs the program in a process that can only read this folder and zod. The program can't use anything of Node, except
 * for its own console.
 */
async function traceJavaScript({ code, names }: Program): Promise<Traced> {
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const packages = fileURLToPath(new URL('../../', import.meta.url))
  const flags = [
    '--no-warnings',
    '--permission',
    '--allow-inspector',
    `--allow-fs-read=${folder}`,
    `--allow-fs-read=${packages}node_modules`,
    `--allow-fs-read=${packages}package.json`,
  ]
  const child = spawn(process.execPath, [...flags, `${folder}traceRunner.ts`], {
    env: {},
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  })
  child.stdin.on('error', () => {})
  child.stdin.end(JSON.stringify({ code, names }))
  const [said, problem] = await Promise.all([text(child.stdout), text(child.stderr)])
  if (said.trim() === '') return { problem: /^\w*Error.*$/m.exec(problem)?.[0] ?? 'stopped.' }
  return Traced.parse(JSON.parse(said))
}
