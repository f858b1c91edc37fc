import type { z } from 'zod'
import type { getSettings } from '#contract/admin.ts'
import { migrationNames } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { lookQuickly } from '../operations/service.ts'
import { version } from '../site/service.ts'
import { type ServerWords, say } from '../words.ts'
import * as store from './store.ts'

type Settings = z.output<(typeof getSettings)['output']>
type Words = ServerWords['settings']
type Item = Settings['groups'][number]['items'][number]

const MB = 2 ** 20
const SCHEMA = migrationNames.at(-1) ?? ''

const item = (name: string, value: string | number): Item => ({ name, value: String(value) })
const isSet = (words: Words, value: unknown) =>
  value === undefined || value === null || value === '' ? words.notSet : words.isSet
const orNot = (words: Words, value: string | number | null | undefined) => value ?? words.notSet

/** The configuration and state of the server, for administrators. For secrets, it only says whether they are set. */
export async function readSettings(deps: Deps): Promise<Settings> {
  const { config } = deps
  const words = say(({ settings }) => settings)
  const { groups } = words
  return {
    groups: [
      { title: groups.server, items: server(words, config) },
      { title: groups.data, items: await data(words, deps) },
      { title: groups.library, items: library(words, deps) },
      { title: groups.programs, items: await programs(words, deps) },
      { title: groups.models, items: models(words, config) },
      { title: groups.mail, items: mail(words, config) },
      { title: groups.payments, items: payments(words, config) },
      { title: groups.backup, items: backup(words) },
    ],
    findings: lookQuickly(config),
  }
}

const server = (
  words: Words,
  { publicUrl, socialProfileUrl, host, port, trustedProxies, metricsPort, adminEmails, logLevel }: Deps['config'],
) => [
  item(words.names.version, version),
  item('Node', process.versions.node),
  item(words.names.listensOn, `${host}:${port}`),
  item('PUBLIC_URL', orNot(words, publicUrl)),
  item('TRUSTED_PROXY', trustedProxies.join(', ') || words.notSet),
  item('METRICS_PORT', orNot(words, metricsPort)),
  item('SOCIAL_PROFILE_URL', socialProfileUrl ?? words.noProfile),
  item('LOG_LEVEL', logLevel),
  item('ADMIN_EMAILS', adminEmails.length === 0 ? words.notSet : words.adminsListed(adminEmails.length)),
]

async function data({ names }: Words, { db, config }: Deps) {
  const { name, bytes } = await store.describeDatabase(db)
  const counts = await store.countThings(db)
  return [
    item(names.database, name),
    item(names.databaseSize, `${Math.ceil(bytes / MB)} MB`),
    item(names.databaseSchema, SCHEMA),
    item('DATA_DIR', config.dataDir),
    item(names.accounts, Math.max(0, (counts.users ?? 0) - 1)),
    item(names.topics, counts.topics ?? 0),
    item(names.problems, counts.problems ?? 0),
  ]
}

const library = ({ names }: Words, { library: { subjects, units, pathways, problems } }: Deps) => [
  item(names.subjects, subjects.length),
  item(names.units, units.size),
  item(names.pathways, pathways.length),
  item(names.problems, problems.length),
]

async function programs(words: Words, { execution, config }: Deps) {
  const offered = await execution.languages()
  return [
    item(words.names.languages, offered.map(({ title }) => title).join(', ') || words.noLanguages),
    item('PISTON_URL', isSet(words, config.pistonUrl)),
  ]
}

function models(words: Words, { models, embedding }: Deps['config']) {
  const { names } = words
  if (!models) return [item(names.model, words.noModel), embedder(words, embedding)]
  const { writer, checker, keys, budgetUsdADay, topicsADay } = models
  return [
    item(names.writer, `${writer.provider}:${writer.model}`),
    item(names.checker, `${checker.provider}:${checker.model}`),
    ...Object.entries(keys).map(([provider, key]) => item(names.keyFor(provider), isSet(words, key))),
    item(names.budget, budgetUsdADay === undefined ? words.notSet : words.budgetADay(budgetUsdADay)),
    item(names.topicsADay, words.topicsOf(topicsADay.none, topicsADay.paid)),
    embedder(words, embedding),
  ]
}

const embedder = (words: Words, embedding: Deps['config']['embedding']) =>
  item('EMBEDDING_MODEL', embedding?.name ?? words.noEmbeddings)

const mail = (words: Words, { mail, contactEmail }: Deps['config']) => [
  item('SMTP_URL', isSet(words, mail?.smtpUrl)),
  item(words.names.sender, mail?.from ?? words.noSender),
  item('CONTACT_EMAIL', orNot(words, contactEmail)),
  item(words.names.messages, mail && contactEmail ? words.messagesMailed : words.messagesKept),
]

function payments(words: Words, { payments }: Deps['config']) {
  if (!payments) return [item(words.names.billing, words.billingOff)]
  return [
    item(words.names.billing, words.billingOn),
    item('STRIPE_SECRET_KEY', isSet(words, payments.secretKey)),
    item('STRIPE_WEBHOOK_SECRET', isSet(words, payments.webhookSecret)),
    item(words.names.prices, payments.priceIds.length),
  ]
}

const backup = (words: Words) => [
  item(words.names.makeBackup, words.besideServer('npm run backup -- lyceum.backup')),
  item(words.names.tryBackup, 'npm run restore -- --verify lyceum.backup'),
]
