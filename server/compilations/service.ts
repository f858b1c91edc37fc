import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { type addCompilation as addEndpoint, type Compilation, KeptRun } from '#contract/compilations.ts'
import { storedJson } from '../db/storedJson.ts'
import type { CompilationRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { newId } from '../id.ts'
import * as store from './store.ts'

export const KEPT_PER_PERSON = 200
/** The maximum share of a person's storage for stored runs, so that runs alone can never fill the storage. */
const KEPT_SHARE = 1 / 5

type Program = { uid: string; network: string; language: string; code: string; stdin: string }

/** Always runs the program, even if the same one was run before, because the result may be different. */
export async function runCode(deps: Deps, { uid, network, language, code, stdin }: Program): Promise<Compilation> {
  const record = await deps.execution.run({ uid, network, language, code, stdin, purpose: 'run' })
  const hash = createHash('sha256')
    .update(JSON.stringify([language, code, stdin]))
    .digest('hex')
  return keep(deps, { uid, hash, language, source: code, stdin, verified: 1, record })
}

type Told = Omit<z.output<typeof addEndpoint.input>, 'uid'> & { uid: string }

/** Stores a run reported by a browser. It is marked as not verified. */
export async function addCompilation(deps: Deps, told: Told): Promise<Compilation> {
  const { uid, hash, language = '', source = '', stdin = '', ...record } = told
  return keep(deps, { uid, hash, language, source, stdin, verified: 0, record })
}

export async function getCompilation({ db }: Pick<Deps, 'db'>, { id, uid }: { id: string; uid: string }) {
  const row = await store.findCompilation(db, { id, uid })
  if (!row) throw new AppError('not_found', (words) => words.missing.compilation)
  return compilationOf(row)
}

/**
 * The optional uid in a request has no effect, but must be the caller's.
 * @throws AppError forbidden if it isn't.
 */
export function requireOwn({ uid }: { uid?: string | undefined }, caller: string) {
  if (uid !== undefined && uid !== caller) throw new AppError('forbidden', (words) => words.problems.ownRunsOnly)
}

type New = Omit<CompilationRow, 'id' | 'createdAt' | 'record'> & { record: KeptRun }

async function keep({ db, clock, config }: Deps, { record, ...given }: New) {
  const row = { ...given, id: newId(), record: JSON.stringify(record), createdAt: clock() }
  await db.transaction().execute(async (tx) => {
    // Older runs are deleted first, because the insert would fail if the storage was full.
    await store.deleteOldCompilations(tx, {
      uid: row.uid,
      kept: KEPT_PER_PERSON - 1,
      keptBytes: config.storageBytes * KEPT_SHARE - sizeOf(row),
    })
    await store.insertCompilation(tx, row)
  })
  return compilationOf(row)
}

const sizeOf = ({ source, stdin, record }: CompilationRow) => Buffer.byteLength(source + stdin + record)

function compilationOf({ record, verified, ...row }: CompilationRow): Compilation {
  return { ...row, ...storedJson(KeptRun, record), verified: verified === 1 }
}
