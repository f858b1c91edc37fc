import type { Template } from '../template.ts'

/** The meaning of each code, and what it might be mistaken for. */
const CODES = [
  { code: 200, means: 'it worked' },
  { code: 201, means: 'it worked, and something was made' },
  { code: 301, means: 'it has moved to another address' },
  { code: 304, means: 'use the copy that you have' },
  { code: 400, means: 'the request is malformed' },
  { code: 401, means: 'log in first' },
  { code: 403, means: 'you may not have this' },
  { code: 404, means: 'nothing is at this address' },
  { code: 500, means: 'the server’s program broke down on the way' },
  { code: 503, means: 'the server is overloaded or being mended, try later' },
] as const

const family = (code: number) =>
  [
    'means success',
    'sends the client elsewhere, or to its own copy',
    'puts the fault in the request',
    'says that the server failed',
  ][Math.floor(code / 100) - 2] as string

const BODIES = [
  'café',
  'señor',
  'Grüße',
  'crème brûlée',
  'São Paulo',
  'Malmö',
  'naïve',
  'Zürich',
  'piñata',
  'déjà vu',
  'jalapeño',
  'Curaçao',
  'smörgåsbord',
  'Übergröße',
] as const

export const templates: Template[] = [
  {
    id: 'bytes-of-a-body',
    skill: 'read-http-messages',
    bloom: 'apply',
    make(random) {
      const body = random.pick(BODIES)
      const copies = random.int(1, 3)
      const signs = body.length
      const special = [...body].filter((sign) => sign > '~').length
      const key = copies * (signs + special)
      const whole = Array.from({ length: copies }, () => body).join('')
      const space = body.includes(' ') ? ' Spaces count as one byte each.' : ''
      return {
        kind: 'numeric',
        stem: `The body of a response is \`${whole}\` in UTF-8. The letters a-z and A-Z take one byte each, and each other letter here takes two.${space} Which number stands in \`Content-Length\`?`,
        answer: key,
        unit: 'bytes',
        why: `There are ${copies * signs} signs, and ${copies * special} of them take a second byte: ${copies * signs} + ${copies * special} = ${key}.`,
        wrong: [
          { answer: copies * signs, why: 'This is the number of signs; the header counts bytes.' },
          {
            answer: 2 * copies * signs,
            why: `This is two bytes for each sign, but ${copies * (signs - special)} of them take a single one.`,
          },
        ],
      }
    },
  },
  {
    id: 'codes-and-meanings',
    skill: 'tell-status-codes',
    bloom: 'remember',
    make(random) {
      const [a, b, c, d, spare] = random.shuffle(CODES) as [
        (typeof CODES)[number],
        (typeof CODES)[number],
        (typeof CODES)[number],
        (typeof CODES)[number],
        (typeof CODES)[number],
      ]
      // 200 and 201 both mean success, so together they would be two right answers.
      const chosen = [a, b, c, d].filter(({ code }) => code !== 200)
      return {
        kind: 'matching',
        stem: 'Match each status code with its meaning.',
        pairs: chosen.map(({ code, means }) => ({
          left: String(code),
          right: means,
          why: `A code of the ${Math.floor(code / 100)}00 kind ${family(code)}, and ${code} stands for this: ${means}.`,
        })),
        extra:
          spare.code === 200
            ? []
            : [{ right: spare.means, why: `That is ${spare.code}, which is none of the codes here.` }],
      }
    },
  },
]
