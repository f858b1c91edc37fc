// Every npm script goes through here, on whatever Node the machine has (20 or later, so plain JavaScript and no
// dependency): it installs and builds where something changed, then runs the command on Node 24 or later.
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from './launch/build.mjs'
import { install } from './launch/install.mjs'
import { findNode, NODE_FLAGS, SERVER_ENV, SERVER_FLAGS } from './launch/node.mjs'
import { run } from './launch/run.mjs'

const VITEST = 'node_modules/vitest/vitest.mjs'

/** `builds`: needs dist/ up to date. */
const commands = {
  start: {
    does: 'serve on one port (flags are environment variables)',
    builds: true,
    flags: SERVER_FLAGS,
    env: SERVER_ENV,
    run: ['server/main.ts'],
  },
  dev: { does: 'serve what is being written: edits show in the open page', builds: true, run: ['scripts/dev.ts'] },
  build: { does: 'build the web app and compile the library', builds: true },
  check: { does: 'format, lint, types, content, unit tests', builds: true, run: ['scripts/check.ts'] },
  test: { does: 'what check does, then the browser journeys', builds: true, run: ['scripts/check.ts', '--all'] },
  'test:security': {
    does: 'what attackers try, each as a test (SECURITY.md)',
    builds: true,
    run: [VITEST, 'run', '--project', 'security'],
  },
  faults: { does: 'servers killed, cut and drained, many times over', run: ['scripts/check.ts', '--faults'] },
  fuzz: {
    does: "everything called by everybody, good and bad: 'npm run fuzz -- [calls] [seed]'",
    builds: true,
    run: ['scripts/fuzz.ts'],
  },
  e2e: { does: 'the browser journeys alone', builds: true, run: [VITEST, 'run', '--project', 'e2e'] },
  bench: { does: 'each measurement in bench/, in turn', builds: true, run: ['scripts/bench.ts'] },
  eval: {
    does: "judge the topics that each engine makes: 'npm run eval -- [--live]'",
    builds: true,
    run: ['scripts/evalGeneration.ts'],
  },
  'eval:learning': {
    does: "judge the model of learning: 'npm run eval:learning -- [--learners n] [--training] [--tune n]'",
    run: ['scripts/evalLearning.ts'],
  },
  'eval:retrieval': { does: 'judge what prompts find in the library', run: ['scripts/evalRetrieval.ts'] },
  'content:check': { does: 'prove the rules of docs/content.md', builds: true, run: ['scripts/contentCheck.ts'] },
  backup: { does: "write everything into one file: 'npm run backup -- <file>'", run: ['scripts/backup.ts'] },
  restore: { does: "read it back: 'npm run restore -- [--verify | --replace] <file>'", run: ['scripts/restore.ts'] },
  doctor: { does: 'look at everything that a server needs', builds: true, run: ['scripts/doctor.ts'] },
  admin: { does: "administer an instance: 'npm run admin -- grant <email>'", run: ['scripts/admin.ts'] },
}

const [name = 'help', ...args] = process.argv.slice(2)
if (!Object.hasOwn(commands, name)) {
  const lines = Object.entries(commands).map(([key, { does }]) => `  npm run ${key.padEnd(14)} ${does}`)
  console.error(`${name === 'help' ? '' : `Unknown command: ${name}\n`}Commands:\n${lines.join('\n')}`)
  process.exit(name === 'help' ? 0 : 1)
}

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
const command = commands[name]

await install()
const node = findNode()
if (command.builds) await build(node)
if (command.run) {
  // Node keeps what it compiled: the server then starts in 0.9 s and not in 1.3.
  process.env.NODE_COMPILE_CACHE ??= resolve('.cache/node')
  Object.assign(process.env, { ...command.env, ...process.env })
  const [script] = command.run
  if (!existsSync(script)) {
    console.error(`${script} is missing: this checkout is incomplete.`)
    process.exit(1)
  }
  process.exitCode = await run(node, [...(command.flags ?? NODE_FLAGS), ...command.run, ...args])
}
