import type { GenerationOption } from '#contract/catalog.ts'
import type { Material, MaterialPart } from '#contract/material.ts'
import * as catalog from '../../catalog/service.ts'
import { lock } from '../../db/dialect.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { hashOf } from '../../id.ts'
import * as material from '../../material/service.ts'
import { admitJob, endJob } from '../service.ts'
import { emit } from '../steps.ts'
import { listUnfinishedOf } from '../store.ts'
import type { Worker } from '../worker.ts'
import { keptParts } from './engine.ts'
import { languageOfText } from './language.ts'
import { MOST_LESSONS, outlineOf } from './outline.ts'
import type { Part } from './parts.ts'
import { hasRulesFor } from './questions.ts'

type Own = { id: string; uid: string }

/** A person's own material, with the parts from which lessons can be made. */
export async function getMaterial(deps: Deps, { id, uid }: Own): Promise<Material> {
  const summary = await material.getSummary(deps, { id, uid })
  const { document } = await material.getOwnDocument(deps.db, { id, uid })
  const topics = await catalog.listTopicsOfMaterial(deps.db, id)
  const language = languageOfText(document.text, document.source.language)
  return {
    ...summary,
    language,
    source: material.toldOf(document.source),
    parts: outlineOf(document).map(told),
    mostParts: MOST_LESSONS,
    hasQuestions: hasRulesFor(language),
    hasModel: deps.config.models !== undefined,
    topics: topics.filter(({ deletedAt }) => deletedAt === null).map(({ id, title }) => ({ id, title })),
  }
}

const told = ({ key, title, words, minutes, firstPlace, lastPlace }: Part): MaterialPart => ({
  ...{ key, title, words, minutes },
  from: firstPlace,
  to: lastPlace,
})

/** Creates a job that makes a topic from a person's own material, as `submitPrompt` does for a prompt. */
export async function submitMaterial(
  deps: Deps & { worker: Worker },
  { materialId, uid, leftOut, generationOption, writer: wished }: { materialId: string; uid: string } & Choice,
) {
  const { title, document } = await material.getOwnDocument(deps.db, { id: materialId, uid })
  requireSound(document, leftOut)
  const parts = JSON.stringify([...new Set(leftOut)].sort())
  // If a language model is configured, it writes the lessons, unless the person wants the text's own words.
  const writer = deps.config.models ? (wished ?? 'model') : 'rules'
  const requestKey = hashOf(JSON.stringify(['material', materialId, parts, generationOption, writer]))
  const request = { uid, prompt: title, requestKey, generationOption, level: null, minutes: null }
  const job = await deps.db
    .transaction()
    .execute((tx) => admitJob(deps, tx, { ...request, materialId, leftOut: parts, writer }))
  deps.worker.wake()
  return { jobId: job.id }
}

type Choice = { leftOut: string[]; generationOption: GenerationOption; writer?: 'rules' | 'model' | undefined }

function requireSound(document: material.MaterialDocument, leftOut: string[]) {
  const known = outlineOf(document)
  if (known.length === 0) throw new AppError('invalid_request', ({ sources }) => sources.nothingToLearn)
  if (leftOut.some((key) => !known.some((part) => part.key === key)))
    throw new AppError('invalid_request', ({ sources }) => sources.partUnknown)
  const kept = keptParts(document, { leftOut })
  if (kept.length === 0) throw new AppError('invalid_request', ({ sources }) => sources.allLeftOut)
  if (kept.length > MOST_LESSONS)
    throw new AppError('invalid_request', ({ sources }) => sources.partsMany(MOST_LESSONS))
}

/**
 * Permanently deletes a text and its passages, and cancels jobs that use it. `topics` says whether its topics are
 * deleted too.
 */
export async function deleteMaterial(
  deps: Deps,
  { id, uid, topics, abort }: Own & { topics: 'keep' | 'delete'; abort: Worker['abort'] },
) {
  const { topicsDeleted, ended } = await deps.db.transaction().execute(async (tx) => {
    await lock(tx, `material:${uid}`)
    await material.getSummary({ db: tx }, { id, uid })
    const ended: { jobId: string; events: Parameters<typeof emit>[2] }[] = []
    for (const { id: jobId } of await listUnfinishedOf(tx, { materialId: id })) {
      const events = await endJob(deps, tx, { uid, jobId, why: (words) => words.told.jobs.stoppedByYou })
      if (events) ended.push({ jobId, events })
    }
    const all = await catalog.listTopicsOfMaterial(tx, id)
    // Topics in the bin are erased in any case, because restoring one would bring the text back.
    const gone = all.filter(({ deletedAt }) => topics === 'delete' || deletedAt !== null)
    await catalog.eraseMaterialTopics(
      tx,
      gone.map((topic) => topic.id),
    )
    await material.deleteMaterial(tx, id)
    return { topicsDeleted: gone.filter(({ deletedAt }) => deletedAt === null).length, ended }
  })
  for (const { jobId, events } of ended) {
    abort(jobId)
    emit(deps, uid, events)
  }
  return { id, topicsDeleted }
}
