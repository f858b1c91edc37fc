import type { Template } from '../template.ts'

const HOSTS = ['shop.example', 'music.example', 'clinic.example', 'atlas.example', 'bakery.example']
const PATHS = ['/', '/cart', '/help?lang=es', '/a/b/c', '/list#top', '/login']
const FORMS: Record<string, number> = { '&': 5, '<': 4, '>': 4 }

export const templates: Template[] = [
  {
    id: 'which-share-an-origin',
    skill: 'compare-origins',
    bloom: 'apply',
    make(random) {
      const host = random.pick(HOSTS)
      const [own, ...paths] = random.shuffle(PATHS)
      const path = () => paths.pop() ?? '/'
      const right = random.shuffle([
        { text: `https://${host}${path()}`, why: 'Scheme, host and port agree, and the path plays no part.' },
        {
          text: `https://${host}:443${path()}`,
          why: 'The port 443 is that of https, which is meant where none is named.',
        },
      ])
      const wrong = random
        .shuffle([
          { text: `http://${host}${own}`, why: 'The scheme is http here, which makes another origin.' },
          { text: `https://www.${host}${own}`, why: 'The host begins with www here, so it is another one.' },
          { text: `https://${host}:8443${own}`, why: 'The port is 8443 here instead of 443.' },
          { text: `https://${host}.test${own}`, why: 'The host ends in test here, so it belongs to another name.' },
        ])
        .slice(0, 3)
      return {
        kind: 'multiple',
        stem: `Which of these addresses have the same origin as \`https://${host}${own}\`?`,
        options: random.shuffle([
          ...right.map(({ text, why }) => ({ text: `\`${text}\``, correct: true, why })),
          ...wrong.map(({ text, why }) => ({ text: `\`${text}\``, why })),
        ]),
      }
    },
  },
  {
    id: 'length-after-escaping',
    skill: 'prevent-xss',
    bloom: 'apply',
    make(random) {
      const tag = random.pick(['b', 'i', 'em', 'u', 'code'])
      const word = random.pick(['tea', 'soup', 'river', 'lamp', 'bread'])
      const ands = random.int(1, 2)
      const text = `<${tag}>${word}</${tag}>${'&'.repeat(ands)}`
      const key = [...text].reduce((sum, sign) => sum + (FORMS[sign] ?? 1), 0)
      const bare = text.replaceAll(/[&<>]/g, '').length
      return {
        kind: 'numeric',
        stem: `The text \`${text}\` has ${text.length} characters. How many has it after escaping, when \`&\` becomes \`&amp;\`, \`<\` becomes \`&lt;\` and \`>\` becomes \`&gt;\`?`,
        answer: key,
        unit: 'characters',
        why: `Four pointed brackets grow by 3 each and ${ands === 1 ? 'one ampersand grows' : 'two ampersands grow'} by 4${ands === 1 ? '' : ' each'}: ${text.length} + 12 + ${4 * ands} = ${key}.`,
        wrong: [
          { answer: text.length, why: 'So many the reader will see; in the HTML the written forms are longer.' },
          { answer: bare, why: 'Escaping removes no sign; each gets a longer form.' },
          { answer: text.length + 12, why: 'The ampersand is escaped as well, since it begins a written form.' },
        ],
      }
    },
  },
]
