import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { isPostgres, lock } from './dialect.ts'
import { ROW_BYTES, type Stored, stored } from './stored.ts'
import type { Tables } from './tables.ts'

type Db = Kysely<Tables>

const PREFIX = 'meter_'
const FULL = 'storage_full'
/**
 * The error code (SQLSTATE) that the triggers raise in PostgreSQL if a person's storage is full. It is our own, and
 * isn't in any of the standard classes.
 */
const FULL_STATE = 'LY001'
const LIMIT = 'storageBytes'
const limit = `(select cast("value" as bigint) from "instance" where "name" = '${LIMIT}')`

/**
 * Installs triggers with which the database itself keeps each user's total of stored bytes (stored.ts). They run in the
 * transaction of every change, no matter which code makes it, and reject changes that exceed the limit. If triggers are
 * missing or implement an older rule, they are replaced and the totals recomputed.
 */
export async function keepMeters(db: Db) {
  const meters = metersFor(db)
  if (await areMetersKept(db)) return
  await db.transaction().execute(async (tx) => {
    await lock(tx, PREFIX)
    if (await areMetersKept(tx)) return
    await dropMeters(tx)
    // The triggers are created before the totals are computed, because this prevents other writes to these tables until
    // the transaction ends.
    for (const statement of meters.statements) await sql.raw(statement).execute(tx)
    await sumAnew(tx)
  })
}

/** Whether all triggers are there, in their newest version. */
export async function areMetersKept(db: Db): Promise<boolean> {
  const there = new Set(await listTriggers(db))
  return metersFor(db).triggers.every((trigger) => there.has(trigger))
}

/** Drops the triggers before a migration or a restore. The next `keepMeters` recomputes the totals. */
export async function dropMeters(db: Db) {
  if (!isPostgres(db)) {
    for (const trigger of await listTriggers(db)) await sql`drop trigger ${sql.id(trigger)}`.execute(db)
    return
  }
  const { rows } = await sql<{ proname: string }>`select proname from pg_proc
    where pronamespace = current_schema()::regnamespace and proname like ${`${PREFIX}%`}`.execute(db)
  for (const { proname } of rows) await sql`drop function ${sql.id(proname)} cascade`.execute(db)
}

/** Sets the storage limit of every user. It takes effect at once on all servers of this database. */
export async function saveLimit(db: Db, bytes: number) {
  await db
    .insertInto('instance')
    .values({ name: LIMIT, value: String(bytes) })
    .onConflict((c) => c.column('name').doUpdateSet({ value: String(bytes) }))
    .execute()
}

/** Whether the database rejected a change because the user's storage is full. */
export const isStorageFull = (error: unknown) => error instanceof Error && error.message === FULL

async function listTriggers(db: Db) {
  const { rows } = await (isPostgres(db)
    ? sql<{ name: string }>`select tgname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
        where relnamespace = current_schema()::regnamespace and tgname like ${`${PREFIX}%`}`
    : sql<{ name: string }>`select name from sqlite_master where type = 'trigger' and name like ${`${PREFIX}%`}`
  ).execute(db)
  return rows.map((row) => row.name)
}

async function sumAnew(tx: Db) {
  const sizes = Object.entries(stored).map(
    ([table, how]) => `select ${quoted(how.owner)} as who, ${sizeOf(how, quoted(table))} as size from ${quoted(table)}`,
  )
  await tx.deleteFrom('storage').execute()
  await sql
    .raw(`insert into "storage" ("uid", "bytes") select who, sum(size) from (${sizes.join(' union all ')}) as sizes
      where who in (select "id" from "users") group by who`)
    .execute(tx)
}

type Meters = { triggers: string[]; statements: string[] }

/** The names of the triggers include a hash of their SQL, so that a changed rule is noticed. */
function metersFor(db: Db): Meters {
  const made = (prefix: string): Meters => {
    const all = Object.entries(stored).map(([table, how]) =>
      (isPostgres(db) ? onPostgres : onSqlite)(prefix, table, how),
    )
    const shared = isPostgres(db) ? [addOnPostgres(prefix)] : []
    return {
      triggers: all.flatMap(({ triggers }) => triggers),
      statements: [...shared, ...all.flatMap(({ statements }) => statements)],
    }
  }
  const rule = createHash('sha256').update(made(PREFIX).statements.join('\n')).digest('hex').slice(0, 8)
  return made(`${PREFIX}${rule}_`)
}

const quoted = (of: string) => `"${of}"`

/** SQL expression for the number of bytes that a row counts. `row` is its alias. */
const sizeOf = ({ texts, rowBytes = ROW_BYTES, times = {} }: Stored, row: string) =>
  [
    String(rowBytes),
    ...texts.map((column) => `coalesce(octet_length(${row}.${quoted(column)}), 0)`),
    ...Object.entries(times).map(([column, bytes]) => `${row}.${quoted(column)} * ${bytes}`),
  ].join(' + ')

const watched = ({ owner, texts, times = {} }: Stored) =>
  [owner, ...texts, ...Object.keys(times)].map(quoted).join(', ')

function onSqlite(prefix: string, table: string, how: Stored): Meters {
  const owner = quoted(how.owner)
  const [before, after] = [sizeOf(how, 'old'), sizeOf(how, 'new')]
  const triggers = ['insert', 'update', 'delete'].map((event) => `${prefix}${table}_${event}`)
  const [onInsert = '', onUpdate = '', onDelete = ''] = triggers.map(quoted)
  const add = `insert into "storage" ("uid", "bytes") select "id", ${after} from "users" where "id" = new.${owner}
    on conflict ("uid") do update set "bytes" = "bytes" + excluded."bytes";`
  const take = `update "storage" set "bytes" = "bytes" - (${before}) where "uid" = old.${owner};`
  const refuse = (where: string) =>
    how.refused === false
      ? ''
      : `select raise(abort, '${FULL}') where ${where}
          (select "bytes" from "storage" where "uid" = new.${owner}) > ${limit};`
  const grows = `(old.${owner} is not new.${owner} or (${after}) > (${before})) and`
  return {
    triggers,
    statements: [
      `create trigger ${onInsert} after insert on ${quoted(table)} begin ${add} ${refuse('')} end`,
      `create trigger ${onUpdate} after update of ${watched(how)} on ${quoted(table)}
        begin ${take} ${add} ${refuse(grows)} end`,
      `create trigger ${onDelete} after delete on ${quoted(table)} begin ${take} end`,
    ],
  }
}

/**
 * With PostgreSQL, the triggers run at the end of the transaction. This way, no transaction locks a user's total while
 * it waits for something else, and deleting rows makes space for inserts in any order.
 */
function onPostgres(prefix: string, table: string, how: Stored): Meters {
  const [owner, refused] = [quoted(how.owner), how.refused !== false]
  const [before, after] = [sizeOf(how, 'old'), sizeOf(how, 'new')]
  const [keep, add] = [quoted(`${prefix}${table}`), quoted(`${prefix}add`)]
  const triggers = [`${prefix}${table}_rows`, `${prefix}${table}_update`]
  const [rows = '', update = ''] = triggers.map(quoted)
  const trigger = (of: string, events: string) =>
    `create constraint trigger ${of} after ${events} on ${quoted(table)}
      deferrable initially deferred for each row execute function ${keep}()`
  return {
    triggers,
    statements: [
      `create function ${keep}() returns trigger language plpgsql as $$ begin
        if tg_op = 'INSERT' then perform ${add}(new.${owner}, ${after}, ${refused});
        elsif tg_op = 'DELETE' then perform ${add}(old.${owner}, -(${before}), ${refused});
        elsif new.${owner} is not distinct from old.${owner} then
          perform ${add}(new.${owner}, (${after}) - (${before}), ${refused});
        else
          perform ${add}(old.${owner}, -(${before}), ${refused});
          perform ${add}(new.${owner}, ${after}, ${refused});
        end if;
        return null;
      end $$`,
      trigger(rows, 'insert or delete'),
      trigger(update, `update of ${watched(how)}`),
    ],
  }
}

const addOnPostgres = (
  prefix: string,
) => `create function ${quoted(`${prefix}add`)}(who text, change bigint, refused boolean)
  returns void language plpgsql as $$
  declare total bigint;
  begin
    if who is null or change = 0 then return; end if;
    if change < 0 then update "storage" set "bytes" = "bytes" + change where "uid" = who; return; end if;
    insert into "storage" ("uid", "bytes") select "id", change from "users" where "id" = who
      on conflict ("uid") do update set "bytes" = "storage"."bytes" + excluded."bytes" returning "bytes" into total;
    if refused and total > ${limit} then raise exception '${FULL}' using errcode = '${FULL_STATE}'; end if;
  end $$`
