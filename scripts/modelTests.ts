/**
 * The tests of the model engine. They write whole topics and mostly check what a model is asked and what becomes of its
 * replies. `npm test` runs them on SQLite, and `npm run faults` runs them on PostgreSQL.
 */
export const MODEL_TESTS = ['server/generation/model', 'server/generation/grounded', 'server/generation/problems']
