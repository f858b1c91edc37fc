import { z } from 'zod'

export const Provider = z.enum(['openai', 'anthropic', 'google', 'compatible'])
export type Provider = z.infer<typeof Provider>

/** `provider:model`, such as `openai:gpt-5-mini` or `compatible:llama3.1:8b`. */
export const ModelName = z
  .string()
  .regex(
    /^(openai|anthropic|google|compatible):\S+$/,
    'must be provider:model, the provider openai, anthropic, google or compatible',
  )
  .transform((name): { provider: Provider; model: string } => {
    const [provider, ...model] = name.split(':')
    return { provider: Provider.parse(provider), model: model.join(':') }
  })
export type ModelName = z.output<typeof ModelName>

/** A provider's model that turns texts into vectors, if it is used instead of the built-in one. */
export type EmbeddingConfig = Pick<ModelsConfig, 'keys' | 'baseUrl' | 'pricesFile' | 'budgetUsdADay'> & {
  model: ModelName
  /** `provider:model`. */
  name: string
}

/** Which language models a server has, and what it may spend on them. */
export type ModelsConfig = {
  writer: ModelName
  /** Solves the writer's questions. A different model finds more errors than the writer itself. */
  checker: ModelName
  keys: Partial<Record<Provider, string>>
  /** The base URL of `compatible` models. */
  baseUrl: string | undefined
  /** A file with the operator's own prices, which take precedence over Lyceum's. */
  pricesFile: string | undefined
  /** Daily (UTC) budget in US dollars for everybody together; undefined means no limit. */
  budgetUsdADay: number | undefined
  /** How many topics by a model one person may get a day (UTC), without and with a paid subscription. */
  topicsADay: { none: number; paid: number }
}
