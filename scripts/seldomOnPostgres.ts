/**
 * Tests that use a database but mostly aren't about it. `npm test` runs them on SQLite, and `npm run faults` runs them on
 * PostgreSQL. Those of the model engine write whole topics, and mostly check what a model is asked and what becomes of
 * its replies.
 */
export const SELDOM_ON_POSTGRES = [
  'server/covers',
  'server/execution',
  'server/generation/grounded',
  'server/generation/model',
  'server/generation/problems',
  'server/language',
  'server/site',
]
