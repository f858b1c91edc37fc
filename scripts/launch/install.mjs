import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { hashOf, readStamp } from './hash.mjs'
import { alone, hold } from './lock.mjs'
import { run } from './run.mjs'

/** Inside node_modules, so that whatever removes the packages removes it too. */
const STAMP = 'node_modules/.lyceum-installed'

/** Installs the packages where none are, or others than the lock file asks for. */
export async function install() {
  const wanted = wantedHash()
  if (readStamp(STAMP) === wanted) return

  await alone(async () => {
    if (readStamp(STAMP) === wanted) return
    if (!isInstalled()) await npmCi()
    writeFileSync(STAMP, wanted)
  })
}

function wantedHash() {
  const { dependencies, devDependencies, optionalDependencies, overrides } = readJson('package.json')
  const sections = { dependencies, devDependencies, optionalDependencies, overrides }
  return hashOf(['package-lock.json'], sections, process.platform, process.arch)
}

async function npmCi() {
  console.error('Installing packages (only the first time, and when they change).')
  const from = Date.now()
  // Started by npm, we know its own program; the PATH may lead to another one, or to a wrapper that is no program.
  const byNpm = process.env.npm_execpath?.endsWith('npm-cli.js')
  const npm = byNpm ? [process.execPath, process.env.npm_execpath] : ['npm']
  const [file, ...args] = [
    ...npm,
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]

  const code = await run(file, args, { started: hold })
  if (code !== 0) {
    console.error(`Lyceum couldn't install its packages (npm ci ended with ${code}).`)
    process.exit(code)
  }
  console.error(`Installed in ${((Date.now() - from) / 1000).toFixed(1)} s.`)
}

/**
 * Somebody ran npm by hand (`npm ci` in a container's build, `npm install x` while developing): npm's own record,
 * written last, names every package at the version that the lock file asks for.
 */
function isInstalled() {
  if (!existsSync('node_modules/.package-lock.json')) return false
  const wanted = readJson('package-lock.json').packages
  const present = readJson('node_modules/.package-lock.json').packages
  const stray = Object.keys(present).some((path) => !wanted[path])
  const missing = Object.entries(wanted).some(
    ([path, entry]) => path !== '' && present[path]?.version !== entry.version && isForThisMachine(entry),
  )
  return !stray && !missing
}

function isForThisMachine({ optional, os, cpu, libc }) {
  if (!optional) return true
  // Of the builds for two C libraries one is always absent, and an optional package that names no machine belongs to
  // one that does; what is left (Node, the compiler) is absent only where npm was told to omit optional packages.
  return Boolean(os?.includes(process.platform) && cpu?.includes(process.arch) && !libc)
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
