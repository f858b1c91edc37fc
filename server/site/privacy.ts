import type { Config } from '../config.ts'
import { say } from '../words.ts'

/**
 * Describes, in Markdown, which personal data this server stores with this configuration. If anything in it isn't true,
 * that is a bug.
 */
export const privacyText = ({ models, embedding, payments, mail, pistonUrl }: Config) =>
  say(({ privacy }) => {
    const others = [
      models ? privacy.withModel : privacy.withoutModel,
      ...(embedding ? [privacy.withEmbeddings] : []),
      ...(pistonUrl ? [privacy.withPrograms] : []),
      payments ? privacy.withPayments : privacy.withoutPayments,
      privacy.sharing,
    ]
    return [
      privacy.withAndWithoutAccount,
      mail ? privacy.messagesMailed : privacy.messagesKept,
      privacy.others,
      others.join('\n'),
      mail ? `${privacy.howLong} ${privacy.afterErasure}` : privacy.howLong,
    ].join('\n\n')
  })
