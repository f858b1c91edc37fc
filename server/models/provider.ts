import type { EmbeddingModel, LanguageModel } from 'ai'
import type { EmbeddingConfig, ModelName, ModelsConfig } from './config.ts'

/** Opens a model with the AI SDK, whose packages are loaded when they are first used. */
export async function openModel(
  { provider, model }: ModelName,
  { keys, baseUrl }: Pick<ModelsConfig, 'keys' | 'baseUrl'>,
  { schemas }: { schemas: boolean },
): Promise<LanguageModel> {
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return createOpenAI({ apiKey: keys.openai })(model)
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic({ apiKey: keys.anthropic })(model)
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
      return createGoogleGenerativeAI({ apiKey: keys.google })(model)
    }
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const compatible = createOpenAICompatible({
        ...placeOf({ keys, baseUrl }),
        includeUsage: true,
        supportsStructuredOutputs: schemas,
      })
      return compatible(model)
    }
  }
}

/** Opens a model that turns texts into vectors. */
export async function openEmbeddingModel(
  { provider, model }: ModelName,
  { keys, baseUrl }: Pick<EmbeddingConfig, 'keys' | 'baseUrl'>,
): Promise<EmbeddingModel> {
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return createOpenAI({ apiKey: keys.openai }).embeddingModel(model)
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
      return createGoogleGenerativeAI({ apiKey: keys.google }).embeddingModel(model)
    }
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      return createOpenAICompatible(placeOf({ keys, baseUrl })).embeddingModel(model)
    }
    case 'anthropic':
      throw new Error('Anthropic serves no embeddings, and config.ts lets none be asked of it.')
  }
}

const placeOf = ({ keys, baseUrl }: Pick<ModelsConfig, 'keys' | 'baseUrl'>) => ({
  name: 'compatible',
  baseURL: baseUrl ?? '',
  ...(keys.compatible && { apiKey: keys.compatible }),
})
