import type { Tables } from './tables.ts'

/**
 * The tables that a backup holds, each after those that it refers to, with the columns that its rows are ordered by.
 * What can be made again is left out: finished documents, search indexes, counters of what is limited.
 */
export const backedUp = [
  ['instance', ['name']],
  ['users', ['id']],
  ['sessions', ['id']],
  ['accounts', ['id']],
  ['verifications', ['id']],
  ['jwks', ['id']],
  ['adminCodes', ['hash']],
  ['skills', ['id']],
  ['skillPrerequisites', ['skillId', 'prerequisiteId']],
  ['topics', ['id']],
  ['topicShares', ['topicId']],
  ['topicSkills', ['topicId', 'skillId']],
  ['lessonBodies', ['hash']],
  ['lessons', ['id']],
  ['lessonReads', ['uid', 'topicId', 'lessonId']],
  ['lessonPlaces', ['uid', 'topicId', 'lessonId']],
  ['notes', ['id']],
  ['pathways', ['id']],
  ['pathwaySteps', ['pathwayId', 'topicId']],
  ['quizzes', ['id']],
  ['questions', ['id']],
  ['quizQuestions', ['quizId', 'position']],
  ['withdrawnQuestions', ['quizId', 'questionId']],
  ['edits', ['kind', 'thingId', 'scope']],
  ['editVersions', ['kind', 'thingId', 'scope', 'version']],
  ['attempts', ['uid', 'id']],
  ['hintsTaken', ['uid', 'attemptId']],
  ['learners', ['uid']],
  ['regrades', ['id']],
  ['notices', ['id']],
  ['skillMastery', ['uid', 'skillId']],
  ['cards', ['uid', 'questionId']],
  ['questionStats', ['questionId']],
  ['courses', ['id']],
  ['practices', ['id']],
  ['practiceQuestions', ['practiceId', 'position']],
  ['diagnoses', ['id']],
  ['diagnosisQuestions', ['diagnosisId', 'position']],
  ['lessonJudgements', ['diagnosisId', 'lessonId']],
  ['reports', ['id']],
  ['jobs', ['id']],
  ['jobSteps', ['jobId', 'stepKey']],
  ['jobEvents', ['jobId', 'seq']],
  ['modelCalls', ['id']],
  ['modelSums', ['kind', 'day', 'key']],
  ['droppedQuestions', ['id']],
  ['topicPlans', ['topicId']],
  ['writingFailures', ['lessonId']],
] as const satisfies [keyof Tables, string[]][]

/** Left out of a backup on purpose. */
export const notBackedUp = [
  'topicDocuments',
  /^catalog/,
  /^embedding/,
  'rateLimits',
  'passwordTries',
  'socketAttachments',
  /^kysely_/,
] as const

/** Columns that the database derives from others, and takes from nobody. */
export const derivedColumns = ['audience']
