// Entry point of every npm script. Installs packages and builds the project if something has changed, then runs the
// command on Node 24 or later. It has to run on Node 20 and before the installation, so it is plain JavaScript without
// dependencies.
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from './launch/build.mjs'
import { install } from './launch/install.mjs'
import { findNode, NODE_FLAGS, SERVER_ENV, SERVER_FLAGS } from './launch/node.mjs'
import { run } from './launch/run.mjs'

const VITEST = 'node_modules/vitest/vitest.mjs'

/** `builds`: the command needs an up-to-date dist/. */
const commands = {
  start: {
    does: 'start the server (settings are environment variables)',
    builds: true,
    flags: SERVER_FLAGS,
    env: SERVER_ENV,
    run: ['dist/server/main.js'],
  },
  dev: { does: 'serve your working copy: edits show in the open page', builds: true, run: ['scripts/dev.ts'] },
  demo: {
    does: 'serve a demo: people, progress, solved problems, reports to decide',
    builds: true,
    flags: SERVER_FLAGS,
    env: SERVER_ENV,
    run: ['scripts/demo.ts'],
  },
  screens: { does: 'take the pictures of README.md again', builds: true, run: ['scripts/screens.ts'] },
  build: { does: 'build the web app and compile the library', builds: true },
  check: { does: 'check format, lint, types and content; run the unit tests', builds: true, run: ['scripts/check.ts'] },
  test: { does: 'everything check does, then the browser journeys', builds: true, run: ['scripts/check.ts', '--all'] },
  'test:security': {
    does: 'try what attackers try (SECURITY.md)',
    builds: true,
    run: [VITEST, 'run', '--project', 'security'],
  },
  faults: { does: 'kill, cut off and drain servers, many times over', run: ['scripts/check.ts', '--faults'] },
  fuzz: {
    does: "call everything as everyone, validly and invalidly: 'npm run fuzz -- [calls] [seed]'",
    builds: true,
    run: ['scripts/fuzz.ts'],
  },
  e2e: { does: 'run only the browser journeys', builds: true, run: [VITEST, 'run', '--project', 'e2e'] },
  bench: { does: 'run each measurement in bench/ in turn', builds: true, run: ['scripts/bench.ts'] },
  eval: {
    does: "measure the topics each engine makes: 'npm run eval -- [--live] [--only id,id]'",
    builds: true,
    run: ['scripts/evalGeneration.ts'],
  },
  'eval:learning': {
    does: "test the learning model: 'npm run eval:learning -- [--learners n] [--training] [--tune n]'",
    run: ['scripts/evalLearning.ts'],
  },
  'eval:retrieval': { does: 'measure what prompts find in the library', run: ['scripts/evalRetrieval.ts'] },
  'content:check': {
    does: 'prove the library by the rules of docs/content.md',
    builds: true,
    run: ['scripts/contentCheck.ts'],
  },
  backup: { does: "write all data to one file: 'npm run backup -- <file>'", run: ['scripts/backup.ts'] },
  restore: {
    does: "read a backup back in: 'npm run restore -- [--verify | --replace] <file>'",
    run: ['scripts/restore.ts'],
  },
  doctor: { does: 'check everything a server needs', builds: true, run: ['scripts/doctor.ts'] },
  admin: { does: "make someone an administrator: 'npm run admin -- grant <email>'", run: ['scripts/admin.ts'] },
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
  // Node's compile cache shortens the start of the server and of other commands.
  process.env.NODE_COMPILE_CACHE ??= resolve('.cache/node')
  Object.assign(process.env, { ...command.env, ...process.env })
  const [script] = command.run
  if (!existsSync(script)) {
    console.error(`${script} is missing: this checkout is incomplete.`)
    process.exit(1)
  }
  process.exitCode = await run(node, [...(command.flags ?? NODE_FLAGS), ...command.run, ...args])
}
