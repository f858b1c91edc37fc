import type { Template } from '../template.ts'

const FIRMS = ['riverbank', 'oakbank', 'postline', 'citygas', 'skyfares', 'medicard']
const LURES = ['login-help', 'secure-24', 'verify-now', 'my-account', 'refunds', 'web-check']
const ENDINGS = ['example', 'test']
const SMALL = ['mail', 'my', 'id', 'pay']

export const templates: Template[] = [
  {
    id: 'registered-name',
    skill: 'read-link-targets',
    bloom: 'apply',
    make(random) {
      const firm = random.pick(FIRMS)
      const lure = random.pick(LURES)
      const [first, second] = random.shuffle(ENDINGS)
      const small = random.pick(SMALL)
      const { host, path, key } = random.pick([
        { host: `${firm}.${first}.${lure}.${second}`, path: '/login', key: `${lure}.${second}` },
        { host: `${small}.${firm}.${first}`, path: `/${lure}.${second}/`, key: `${firm}.${first}` },
        { host: `${small}.${lure}.${first}`, path: `/${firm}.${second}/`, key: `${lure}.${first}` },
        { host: `${small}.${firm}-${lure}.${first}`, path: '/start', key: `${firm}-${lure}.${first}` },
      ])
      const parts = host.split('.')
      const slips = [
        { answer: host, why: 'This is the whole host; the registered name is its end.' },
        {
          answer: `${parts[0]}.${parts[1]}`,
          why:
            parts.length === 3
              ? 'The last part of the host is missing; one reads from its very end.'
              : 'This stands at the left of the host, where its owner may write anything.',
        },
        ...(path.includes('.')
          ? [
              {
                answer: path.replaceAll('/', ''),
                why: 'This stands behind the host and says nothing about who owns it.',
              },
            ]
          : []),
      ]
      return {
        kind: 'typed',
        stem: `Endings such as \`.example\` and \`.test\` have one part. Which registered name does \`https://${host}${path}\` lead to?`,
        answers: [key],
        why: `The host is ${host}, and read from the right its last two parts are ${key}.`,
        wrong: slips.filter(({ answer }) => answer !== key),
      }
    },
  },
  {
    id: 'at-least-one-falls',
    skill: 'respond-to-phishing',
    bloom: 'apply',
    make(random) {
      const percent = random.pick([90, 95, 96, 98])
      const people = random.pick([10, 20, 30, 40])
      const all = (percent / 100) ** people
      const key = Math.round((1 - all) * 1000) / 1000
      return {
        kind: 'numeric',
        stem: `Each of ${people} people resists a false message with a chance of ${percent} percent, independently of the others. What is the chance that at least one falls for it, as a decimal number?`,
        answer: key,
        tolerance: 0.01,
        why: `All resist with ${(percent / 100).toFixed(2)} to the power ${people}, about ${all.toFixed(3)}, and the rest up to 1 is ${key}.`,
        wrong: [
          { answer: Math.round(all * 1000) / 1000, why: 'This is the chance that all resist; asked is the opposite.' },
          { answer: (100 - percent) / 100, why: 'This is the chance of one person.' },
          {
            answer: (people * (100 - percent)) / 100,
            why: 'This adds the chances of all, as if no two could fall for it together.',
          },
        ].filter(({ answer }, at, list) => {
          const far = Math.abs(answer - key) > 0.02
          return far && list.findIndex((other) => other.answer === answer) === at
        }),
      }
    },
  },
]
