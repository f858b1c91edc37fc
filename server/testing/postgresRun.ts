import { dropAll, makeTemplate } from './database.ts'

/** Around a run of tests on PostgreSQL. */
export async function setup() {
  await makeTemplate()
  return dropAll
}
