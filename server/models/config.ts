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

/** The model that turns texts into vectors, where it is not our own. */
export type EmbeddingConfig = Pick<ModelsConfig, 'keys' | 'baseUrl' | 'pricesFile' | 'budgetUsdADay'> & {
  model: ModelName
  /** `provider:model`. */
  name: string
}

/** Which language models a server has, and what it may spend on them. */
export type ModelsConfig = {
  writer: ModelName
  /** Solves what the writer wrote. Another model than the writer finds more. */
  checker: ModelName
  keys: Partial<Record<Provider, string>>
  /** Where `compatible` models are served. */
  baseUrl: string | undefined
  /** The host's own prices, which come before those of Lyceum. */
  pricesFile: string | undefined
  /** US dollars a day (UTC) for everybody together; undefined is without limit. */
  budgetUsdADay: number | undefined
  /** Topics by a model that one person may have made a day (UTC). */
  topicsADay: { none: number; paid: number }
}
