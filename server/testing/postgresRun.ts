import { dropAll, makeTemplate } from './database.ts'

/** Global setup and teardown for tests on PostgreSQL. */
export async function setup() {
  await makeTemplate()
  return dropAll
}
