import type { Db } from '../db/client.ts'

/** The names of tables that contain at least one of these texts in any column. */
export async function tablesWith(db: Db, ...texts: string[]): Promise<string[]> {
  const found: string[] = []
  for (const { name } of await db.introspection.getTables()) {
    const rows = await db
      .selectFrom(name as 'topics')
      .selectAll()
      .execute()
    const all = rows.map((row) =>
      Object.values(row)
        .map((value: unknown) => (value instanceof Uint8Array ? Buffer.from(value).toString('utf8') : String(value)))
        .join('\n'),
    )
    if (texts.some((text) => all.some((row) => row.includes(text)))) found.push(name)
  }
  return found
}
