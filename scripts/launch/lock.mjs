import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * A folder that holds one empty file for each process at work, named by its id: the launcher and the npm or the build
 * that it started. A launcher killed alone leaves its npm running, and that must still keep others out.
 */
const LOCK = '.cache/launch.lock'
const POLL_MS = 200
/** An id may have gone to an unrelated process since; nothing here takes this long. */
const STALE_AFTER_MS = 30 * 60_000

/** Runs `work` while no other launcher of this checkout installs or builds. */
export async function alone(work) {
  await take()
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

/** Names a child as one more holder. */
export const hold = (pid) => writeFileSync(`${LOCK}/${pid}`, '')

async function take() {
  let told = false
  while (!tryTake()) {
    const holders = readHolders()
    if (holders.length === 0) continue
    if (holders.every((pid) => !isAlive(pid)) || age() > STALE_AFTER_MS) {
      breakLock(holders)
      continue
    }
    if (!told)
      console.error(
        `Another command (process ${holders.join(', ')}) is installing or building here. Waiting for it to finish.`,
      )
    told = true
    await sleep(POLL_MS)
  }
}

function tryTake() {
  // Filled first and then renamed into place, so that nobody ever sees a lock without its holder.
  const mine = `${LOCK}.${process.pid}`
  mkdirSync(mine, { recursive: true })
  writeFileSync(`${mine}/${process.pid}`, '')
  const taken = tryRename(mine, LOCK)
  if (!taken) rmSync(mine, { recursive: true, force: true })
  return taken
}

/** Renamed before it is emptied: a lock half removed looks free, and the rest of the removal would hit its next owner. */
const gone = () => `${LOCK}.gone.${process.pid}`

function release() {
  if (tryRename(LOCK, gone())) rmSync(gone(), { recursive: true, force: true })
}

function breakLock(holders) {
  if (!tryRename(LOCK, gone())) return
  // Others may have broken it first, and what we moved is then the lock of whoever works now: it goes back.
  const isTheDeadOne = readHolders(gone()).join() === holders.join()
  if (isTheDeadOne || !tryRename(gone(), LOCK)) rmSync(gone(), { recursive: true, force: true })
}

function tryRename(from, to) {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if (['ENOENT', 'ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code)) return false
    throw error
  }
}

function readHolders(folder = LOCK) {
  try {
    return readdirSync(folder).map(Number)
  } catch {
    return []
  }
}

const age = () => Date.now() - (statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())

export function isAlive(pid) {
  // Containers hand out the same few ids at each start: our own id in another's lock is a dead one.
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
