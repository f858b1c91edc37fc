import { createWriteStream, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backup as copySqlite, DatabaseSync } from 'node:sqlite'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Db, openDb, type Place } from '../db/client.ts'
import { backupLines } from './backupLines.ts'

/**
 * Writes a consistent snapshot of all data to a file, even while the server is running. The file contains password
 * hashes and the secret, so only its owner may read it.
 */
export async function backUp(place: Place, file: string): Promise<void> {
  const partial = `${file}.partial`
  await atOneMoment(place, (db) =>
    pipeline(
      Readable.from(backupLines(db, { secret: keptSecret(place) })),
      createGzip(),
      createWriteStream(partial, { mode: 0o600, flags: 'w' }),
    ),
  ).catch((error) => {
    rmSync(partial, { force: true })
    throw error
  })
  renameSync(partial, file)
}

function keptSecret({ dataDir }: Place) {
  const file = join(dataDir, 'secret')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}

/**
 * Passes a consistent state of the database to `read`. With SQLite this is a copy of the file, because a long read
 * would block WAL checkpoints.
 */
async function atOneMoment(place: Place, read: (db: Db) => Promise<void>) {
  if (place.databaseUrl) {
    const { db } = await openDb(place, { patient: true })
    return db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(read)
      .finally(() => db.destroy())
  }
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-backup-'))
  try {
    const original = new DatabaseSync(join(place.dataDir, 'lyceum.db'), { readOnly: true })
    await copySqlite(original, join(folder, 'lyceum.db'))
    original.close()
    const { db } = await openDb({ dataDir: folder })
    await read(db).finally(() => db.destroy())
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
