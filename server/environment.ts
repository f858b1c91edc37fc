import { z } from 'zod'
import { ModelName } from './models/service.ts'

/**
 * What may be set from outside, in the order of `.env.example`, which scripts/envExample.ts makes from this.
 * An empty value is as good as none.
 */
const url = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })
const optional = <T extends z.ZodType>(type: T) => z.preprocess((v) => (v === '' ? undefined : v), type.optional())
const count = z.coerce.number({ error: 'must be a number' }).int().min(0)
const port = count.max(65_535)

export const Environment = z.object({
  PORT: port.default(3000).describe('The port to listen on; 0 takes a free one.'),
  HOST: z.string().min(1).default('127.0.0.1').describe('The address to listen on; 0.0.0.0 lets others in.'),
  PUBLIC_URL: optional(url).describe('Where people reach this server, such as https://learn.example.org.'),
  DATA_DIR: z.string().min(1).default('./data').describe('The folder of the database and the secret.'),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(?:ql)?$/, error: 'must be a postgres:// address' })).describe(
    'PostgreSQL instead of SQLite: postgres://user:password@host:5432/name.',
  ),
  SECRET: optional(z.string().min(32, 'must have at least 32 characters')).describe(
    'Signs sessions; made once and kept in DATA_DIR where it is not set. At least 32 characters.',
  ),
  TRUSTED_PROXY: optional(
    z.string().regex(/^[0-9a-fA-F.:/, ]+$/, 'must be addresses or networks, separated by commas'),
  ).describe('Addresses or networks of proxies whose X-Forwarded-For is believed, separated by commas.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('warn')
    .describe('fatal, error, warn, info, debug, trace or silent.'),
  METRICS_PORT: optional(port).describe('Serves /metrics for Prometheus on this port of HOST.'),
  STORAGE_MB: z.coerce
    .number({ error: 'must be a number of megabytes' })
    .int()
    .min(1)
    .max(1_000_000)
    .default(20)
    .describe('What a person may store, in megabytes.'),
  PISTON_URL: optional(url).describe('A Piston server, whose languages are offered beside the built-in ones.'),
  ADMIN_EMAILS: optional(
    z
      .string()
      .transform((list) =>
        list
          .toLowerCase()
          .split(',')
          .map((email) => email.trim()),
      )
      .pipe(z.array(z.email('must be e-mail addresses, separated by commas'))),
  ).describe('Accounts with one of these verified addresses are administrators, separated by commas.'),
  SOCIAL_PROFILE_URL: optional(url).describe('Where the link to your social profile in the menu leads.'),
  CONTACT_EMAIL: optional(z.email('must be an e-mail address')).describe('Shown on the contact page.'),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })).describe(
    'A mail server: smtps://user:password@mail.example.org. Without one no letter leaves this server.',
  ),
  MAIL_FROM: optional(z.email('must be an e-mail address')).describe(
    'The address that letters come from; CONTACT_EMAIL where it is not set.',
  ),
  OIDC_ISSUER: optional(url).describe('Another service whose ID tokens are good here. All three of OIDC_ or none.'),
  OIDC_AUDIENCE: optional(z.string().min(1).max(500)).describe('For whom those tokens are.'),
  OIDC_JWKS_URL: optional(url).describe('Where the keys of that service are.'),
  STRIPE_SECRET_KEY: optional(
    z.string().regex(/^(sk|rk)_/, 'must be a secret key of Stripe, which begins with sk_ or rk_'),
  ).describe('Subscriptions can be bought. This key, the secret of the webhook and the prices: all three or none.'),
  STRIPE_WEBHOOK_SECRET: optional(z.string().startsWith('whsec_', 'must begin with whsec_')).describe(
    'The secret of the webhook, whsec_…',
  ),
  STRIPE_PRICE_IDS: optional(
    z.string().regex(/^price_\w+( *, *price_\w+)*$/, 'must be ids of prices, separated by commas'),
  ).describe('The recurring prices that may be bought, separated by commas, in the order of /pricing.'),
  STRIPE_API_BASE: optional(url).describe('Another address of Stripe’s API, for tests.'),
  PAYMENT_GRACE_DAYS: z.coerce
    .number({ error: 'must be a number of days' })
    .int()
    .min(0)
    .max(60)
    .default(7)
    .describe('How many days after a failed payment somebody remains a subscriber.'),
  WRITER_MODEL: optional(ModelName).describe(
    'The language model that writes, as provider:model (openai, anthropic, google or compatible). docs/models.md',
  ),
  CHECKER_MODEL: optional(ModelName).describe('The one that solves and checks; the writer where it is not set.'),
  EMBEDDING_MODEL: optional(ModelName).describe('Finds related topics by what they mean, as provider:model.'),
  OPENAI_API_KEY: optional(z.string()).describe('The key of OpenAI, where a model of theirs is named.'),
  ANTHROPIC_API_KEY: optional(z.string()).describe('The key of Anthropic, where a model of theirs is named.'),
  GOOGLE_API_KEY: optional(z.string()).describe('The key of Google, where a model of theirs is named.'),
  MODEL_BASE_URL: optional(url).describe('An OpenAI-compatible server, for compatible:model.'),
  MODEL_API_KEY: optional(z.string()).describe('Its key, where it needs one.'),
  MODEL_PRICES: optional(z.string()).describe('A file of prices, beside those that are built in. docs/models.md'),
  MODEL_BUDGET_USD: optional(z.coerce.number({ error: 'must be a number of US dollars a day' }).min(0)).describe(
    'What models may cost a day, in US dollars.',
  ),
  TOPICS_A_DAY: count.default(5).describe('How many topics a day a model writes for one person.'),
  TOPICS_A_DAY_PAID: count.default(50).describe('The same for a subscriber.'),
})
export type Environment = z.infer<typeof Environment>
