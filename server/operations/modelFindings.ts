import type { Config } from '../config.ts'
import { findLocalServers, type ModelName, probeEmbeddingModel, probeModel } from '../models/service.ts'
import { type Finding, fail, ok, warn } from './finding.ts'

const SHOWN_MODELS = 3

/** Settings for tests: where to look for local model servers, and how long a model may take. */
export type ModelLook = { localServers?: { name: string; port: number }[]; patienceMs?: number }

/** Makes a small call to each configured model, or looks for local model servers if none is configured. */
export async function* examineModels(config: Config, look: ModelLook): AsyncGenerator<Finding, void> {
  yield* examineWriters(config, look)
  yield* examineEmbedding(config, look)
}

/** Checks the embedding model of semantic search, if one is configured. */
async function* examineEmbedding({ embedding }: Config, look: ModelLook): AsyncGenerator<Finding, void> {
  if (!embedding) return
  const probed = await probeEmbeddingModel(embedding, look.patienceMs)
  const who = `the embedding model ${embedding.name}`
  yield probed.works
    ? ok(`${who} answers with vectors of ${probed.dimensions} numbers, in ${probed.ms} ms`)
    : fail(`${who}: ${probed.why}`)
}

async function* examineWriters({ models }: Config, look: ModelLook): AsyncGenerator<Finding, void> {
  if (!models) {
    yield ok('no language model: topics come only from the built-in library')
    return yield* offers(look)
  }
  const { writer, checker } = models
  const same = nameOf(writer) === nameOf(checker)
  for (const [name, role] of same
    ? ([[writer, 'writer and checker']] as const)
    : ([
        [writer, 'writer'],
        [checker, 'checker'],
      ] as const)) {
    const probed = await probeModel(name, models, look.patienceMs)
    const who = `the ${role} ${nameOf(name)}`
    yield probed.works ? ok(`${who} answers, in ${probed.ms} ms`) : fail(`${who}: ${probed.why}`)
  }
  if (same) yield warn('CHECKER_MODEL is the writer: a different model finds more mistakes.')
}

const nameOf = ({ provider, model }: ModelName) => `${provider}:${model}`

/** Suggests settings for the local model servers that it finds. Such a server isn't used until its settings are added. */
async function* offers({ localServers }: ModelLook): AsyncGenerator<Finding, void> {
  for (const { name, baseUrl, models } of await findLocalServers(localServers)) {
    const [first = '', second] = models
    const more = models.length > SHOWN_MODELS ? ` and ${models.length - SHOWN_MODELS} more` : ''
    const lines = [
      `MODEL_BASE_URL=${baseUrl}`,
      `WRITER_MODEL=compatible:${first}`,
      ...(second === undefined ? [] : [`CHECKER_MODEL=compatible:${second}`]),
    ]
    yield ok(
      `a model server answers at ${baseUrl}, the usual address of ${name}, but Lyceum doesn't use it. It has ${models.slice(0, SHOWN_MODELS).join(', ')}${more}. These lines in .env would connect it:\n${lines.map((line) => `        ${line}`).join('\n')}`,
    )
  }
}
