/**
 * The tests of the model engine. They write whole topics and mostly check what a model is asked and what becomes of its
 * replies. `npm test` runs them on SQLite, and `npm run faults` runs them on PostgreSQL.
 */
export const OF_THE_MODEL = ['server/generation/model', 'server/generation/grounded', 'server/generation/problems']
