import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../db/client.ts'
import { hashOf } from '../id.ts'
import { failureOf } from './attempt.ts'
import type { EmbeddingConfig } from './config.ts'
import { isPassing, ModelError } from './errors.ts'
import { estimateTokens, reserve, settle } from './ledger.ts'
import { readPrices } from './prices.ts'
import { openEmbeddingModel } from './provider.ts'

const TRIES = 3
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000
const TOTAL_MS = 60_000

export type Embedder = {
  /** `provider:model`. */
  name: string
  /**
   * Returns a vector for each text.
   * @throws ModelError
   */
  embed(call: { uid: string; step: string; texts: string[] }, signal: AbortSignal): Promise<number[][]>
}

/**
 * A provider's embedding model. Each call is recorded in the ledger before it is made and settled after it has ended.
 */
export function createEmbedder(
  deps: { db: Db; clock: () => number },
  config: EmbeddingConfig,
  { firstWaitMs = FIRST_WAIT_MS, totalMs = TOTAL_MS } = {},
): Embedder {
  const ledger = { ...deps, prices: readPrices(config.pricesFile) }
  const { model, name } = config

  async function once({ uid, step, texts }: Parameters<Embedder['embed']>[0], signal: AbortSignal) {
    const input = texts.join('\n')
    const row = await reserve(ledger, config, {
      ...{ jobId: null, uid, topicId: null, step, purpose: 'embedder', ...model, input, maxOutput: 0 },
      callKey: hashOf(JSON.stringify([name, texts])),
    })
    const late = AbortSignal.timeout(totalMs)
    try {
      const { embedMany } = await import('ai')
      const { embeddings, usage } = await embedMany({
        model: await openEmbeddingModel(model, config),
        values: texts,
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, late]),
      })
      const counted = { input: usage.tokens, cacheRead: 0, cacheWrite: 0, output: 0, reasoning: 0 }
      const isCounted = Number.isFinite(usage.tokens)
      const isWhole = embeddings.every(({ length }) => length > 0)
      await settle(ledger, row, {
        ...{ outcome: isWhole ? 'ok' : 'unreadable', finish: null, text: '', input },
        usage: isCounted ? counted : { ...counted, input: estimateTokens(input) },
        isEstimated: !isCounted,
      })
      if (!isWhole) throw new ModelError('unreadable')
      return embeddings
    } catch (error) {
      if (error instanceof ModelError) throw error
      const failure = late.aborted ? new ModelError('timeout', { cause: error }) : asModelError(error)
      const outcome = signal.aborted ? 'cancelled' : failure.failure
      await settle(ledger, row, { outcome, finish: null, usage: null, text: '', input })
      signal.throwIfAborted()
      throw failure
    }
  }

  return {
    name,
    async embed(call, signal) {
      for (let tried = 1; ; tried++) {
        try {
          return await once(call, signal)
        } catch (error) {
          if (!(error instanceof ModelError) || !isPassing(error) || tried === TRIES) throw error
          const wait = error.waitMs ?? firstWaitMs * 4 ** (tried - 1)
          if (wait > LONGEST_WAIT_MS) throw error
          await sleep(wait, undefined, { signal })
        }
      }
    },
  }
}

function asModelError(error: unknown): ModelError {
  // The provider returned fewer or more vectors than texts.
  if (error instanceof Error && error.name === 'AI_InvalidResponseDataError')
    return new ModelError('unreadable', { cause: error })
  const failure = failureOf(error)
  return failure instanceof ModelError ? failure : new ModelError('misconfigured', { cause: failure })
}
