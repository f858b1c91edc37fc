import { dropAll, makeTemplate } from './database.ts'

/** Global setup and teardown of tests on PostgreSQL. */
export async function setup() {
  await makeTemplate()
  return dropAll
}
