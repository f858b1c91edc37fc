import type { LanguageModel } from 'ai'
import type { ModelName, ModelsConfig } from './config.ts'

/** A model behind the AI SDK. Its packages are loaded by the first server that has a use for them. */
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
        name: 'compatible',
        baseURL: baseUrl ?? '',
        ...(keys.compatible && { apiKey: keys.compatible }),
        includeUsage: true,
        supportsStructuredOutputs: schemas,
      })
      return compatible(model)
    }
  }
}
