import type { z } from 'zod'
import type { getSettings } from '#contract/admin.ts'
import { migrationNames } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { lookQuickly } from '../operations/service.ts'
import { version } from '../site/service.ts'
import * as store from './store.ts'

type Settings = z.output<(typeof getSettings)['output']>
type Item = Settings['groups'][number]['items'][number]

const MB = 2 ** 20
const SCHEMA = migrationNames.at(-1) ?? ''

const item = (name: string, value: string | number): Item => ({ name, value: String(value) })
const isSet = (value: unknown) => (value === undefined || value === null || value === '' ? 'not set' : 'set')
const orNot = (value: string | number | null | undefined) => (value === undefined || value === null ? 'not set' : value)

/** What a host wants to know before they look into files. Of what is secret, only whether it is there. */
export async function readSettings(deps: Deps): Promise<Settings> {
  const { config } = deps
  return {
    groups: [
      { title: 'This server', items: server(config) },
      { title: 'Data', items: await data(deps) },
      { title: 'Built-in library', items: library(deps) },
      { title: 'Programs', items: await programs(deps) },
      { title: 'Language model', items: models(config) },
      { title: 'Mail', items: mail(config) },
      { title: 'Payments', items: payments(config) },
      { title: 'Backup', items: backup() },
    ],
    findings: lookQuickly(config),
  }
}

const server = ({
  publicUrl,
  socialProfileUrl,
  host,
  port,
  trustedProxies,
  metricsPort,
  adminEmails,
  logLevel,
}: Deps['config']) => [
  item('Version', version),
  item('Node', process.versions.node),
  item('Listens on', `${host}:${port}`),
  item('PUBLIC_URL', orNot(publicUrl)),
  item('TRUSTED_PROXY', trustedProxies.join(', ') || 'not set'),
  item('METRICS_PORT', orNot(metricsPort)),
  item('SOCIAL_PROFILE_URL', socialProfileUrl ?? 'not set: the menu links to no social profile'),
  item('LOG_LEVEL', logLevel),
  item('ADMIN_EMAILS', adminEmails.length === 0 ? 'not set' : `${adminEmails.length} listed`),
]

async function data({ db, config }: Deps) {
  const { name, bytes } = await store.describeDatabase(db)
  const counts = await store.countThings(db)
  return [
    item('Database', name),
    item('Its size', `${Math.ceil(bytes / MB)} MB`),
    item('Its schema', SCHEMA),
    item('DATA_DIR', config.dataDir),
    item('Accounts', Math.max(0, (counts.users ?? 0) - 1)),
    item('Topics', counts.topics ?? 0),
    item('Problems', counts.problems ?? 0),
  ]
}

const library = ({ library: { subjects, units, pathways, problems } }: Deps) => [
  item('Subjects', subjects.length),
  item('Units', units.size),
  item('Pathways', pathways.length),
  item('Problems', problems.length),
]

async function programs({ execution, config }: Deps) {
  const offered = await execution.languages()
  return [
    item('Languages', offered.map(({ title }) => title).join(', ') || 'none'),
    item('PISTON_URL', isSet(config.pistonUrl)),
  ]
}

function models({ models, embedding }: Deps['config']) {
  if (!models) return [item('Language model', 'none: topics come from the built-in library'), embedder(embedding)]
  const { writer, checker, keys, budgetUsdADay, topicsADay } = models
  return [
    item('Writes', `${writer.provider}:${writer.model}`),
    item('Checks', `${checker.provider}:${checker.model}`),
    ...Object.entries(keys).map(([provider, key]) => item(`Key for ${provider}`, isSet(key))),
    item('Budget', budgetUsdADay === undefined ? 'not set' : `$${budgetUsdADay} a day`),
    item('Topics a day', `${topicsADay.none}, of subscribers ${topicsADay.paid}`),
    embedder(embedding),
  ]
}

const embedder = (embedding: Deps['config']['embedding']) =>
  item('EMBEDDING_MODEL', embedding?.name ?? 'not set: related topics go by their words')

const mail = ({ mail, contactEmail }: Deps['config']) => [
  item('SMTP_URL', isSet(mail?.smtpUrl)),
  item('Letters come from', mail?.from ?? 'nobody: no letter leaves this server'),
  item('CONTACT_EMAIL', orNot(contactEmail)),
  item(
    'Messages',
    mail && contactEmail ? 'are kept here, and mailed to CONTACT_EMAIL' : 'are kept here, and mailed nowhere',
  ),
]

function payments({ payments }: Deps['config']) {
  if (!payments)
    return [item('Billing', 'off: STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_IDS are not set')]
  return [
    item('Billing', 'on'),
    item('STRIPE_SECRET_KEY', isSet(payments.secretKey)),
    item('STRIPE_WEBHOOK_SECRET', isSet(payments.webhookSecret)),
    item('Prices', payments.priceIds.length),
  ]
}

const backup = () => [
  item('To make one', 'npm run backup -- lyceum.backup (beside the running server)'),
  item('To try one', 'npm run restore -- --verify lyceum.backup'),
]
