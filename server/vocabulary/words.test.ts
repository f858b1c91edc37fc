import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Item, rightAnswer, scoreAnswer } from '../items/service.ts'
import { wordsIn } from '../words.ts'
import { itemsOf, skillOf } from './items.ts'
import { withoutAccents } from './spellings.ts'
import { listWords } from './words.ts'

const english = { language: 'en', words: wordsIn('en').vocabulary }
const lesson = (...lists: string[]) =>
  `## Explanation\n\n${lists.map((list) => `\`\`\`words ${list}\n\`\`\``).join('\n\n')}`
const listed = (list: string, language = 'en') =>
  listWords(lesson(list), language).map(({ word, meaning, spellings }) => [word, meaning, spellings])
const FRENCH = `fr
bonjour | hello, good morning | boh(n)-ZHOOR
salut | hi, bye
merci | thank you | mehr-SEE
la gare | station
à bientôt | see you soon`

test.each<[string, string, unknown[]]>([
  ['a word', 'fr\nmerci | thank you | mehr-SEE', [['merci', 'thank you', ['merci']]]],
  [
    'two words in a row',
    'es\nsí, no | yes, no',
    [
      ['sí', 'yes', ['sí']],
      ['no', 'no', ['no']],
    ],
  ],
  [
    'one word in two forms',
    'es\nencantado, encantada | pleased to meet you',
    [['encantado, encantada', 'pleased to meet you', ['encantado, encantada', 'encantado', 'encantada']]],
  ],
  [
    'a phrase whose end has two forms',
    'fr\nje suis anglais, anglaise | I’m English (man, woman)',
    [
      [
        'je suis anglais, anglaise',
        'I’m English (man, woman)',
        ['je suis anglais, anglaise', 'je suis anglais', 'je suis anglaise'],
      ],
    ],
  ],
  [
    'no forms where the parts don’t belong together',
    'es\nla cuenta, por favor | the bill please',
    [['la cuenta, por favor', 'the bill please', ['la cuenta, por favor', 'la cuenta por favor']]],
  ],
  ['marks that not every keyboard has', 'es\n¿qué? | what?', [['¿qué?', 'what?', ['¿qué?', 'qué']]]],
  [
    'another script, with how it’s written in Latin letters',
    'zh-CN\n你好 | hello: nǐ hǎo (said ní hǎo) | nee how',
    [['你好', 'hello', ['nǐ hǎo', '你好']]],
  ],
  ['another script alone', 'ja\nねこ | cat | neh-ko', [['ねこ', 'cat', []]]],
  ['named columns', 'de\n# Wort | Meaning\nja | yes', [['ja', 'yes', ['ja']]]],
  ['the lesson’s own language', 'en-GB\nfind out | discover', []],
  ['a word without a meaning', 'fr\nmerci', []],
])('reads %s', (_what, list, words) => {
  expect(listed(list)).toEqual(words)
})

test('a word that is listed twice is one word, and languages stay apart', () => {
  const words = listWords(lesson('es\nno | no\nsí | yes', 'es\nNo | no, not', 'it\nno | no'), 'en')
  expect(words.map(({ word, language }) => `${language} ${word}`)).toEqual(['es No', 'es sí', 'it no'])
  expect(new Set(words.map((word) => skillOf(word, english).title))).toEqual(
    new Set(['Spanish: words and phrases', 'Italian: words and phrases']),
  )
})

const asked = (list: string) => itemsOf(listWords(lesson(list), 'en'), english)
const typed = (item: Item | undefined, text: string) => item && scoreAnswer(item, { kind: 'typed', text })

test('a word is chosen among other meanings, and written', () => {
  const [bonjour, , , gare] = asked(FRENCH)
  expect(bonjour?.recognise).toMatchObject({ kind: 'single', skillId: 'words-en-fr', bloom: 'remember' })
  expect(bonjour?.recognise?.stem).toBe('What does this mean?\n\n```words fr\n# French\nbonjour\n```')
  expect(bonjour?.recall.stem).toBe('Write this in French: “hello, good morning”')
  expect(gare?.recall.stem).toBe('Write this in French, with its article: “station”')
  expect([typed(gare?.recall, 'la gare')?.correct, typed(gare?.recall, 'le gare')?.correct]).toEqual([true, false])
})

test('accents are forgiven, and said', () => {
  const [, , , , soon] = asked(FRENCH)
  expect(typed(soon?.recall, 'à bientôt')?.why).not.toContain('counted')
  const bare = typed(soon?.recall, 'A bientot')
  expect(bare?.correct).toBe(true)
  expect(bare?.why).toContain('We counted “A bientot” as “à bientôt”.')
})

test('pinyin is forgiven its tones', () => {
  const chinese = asked(
    'zh-CN\n你好 | hello: nǐ hǎo\n谢谢 | thank you: xièxie\n再见 | goodbye: zàijiàn\n忙 | busy: máng',
  )
  expect(typed(chinese[0]?.recall, 'ni hao')?.why).toContain('nǐ hǎo')
  expect([typed(chinese[0]?.recall, '你好')?.correct, typed(chinese[0]?.recall, 'zaijian')?.correct]).toEqual([
    true,
    false,
  ])
})

test('another word of the lesson is never forgiven as a typing error, nor is a number in figures', () => {
  const words = asked('es\n¿cuándo? | when?\n¿cuánto? | how much?\ncuarenta | 40\ncincuenta | 50')
  expect(typed(words[0]?.recall, 'cuando')?.correct).toBe(true)
  const other = typed(words[0]?.recall, 'cuanto')
  expect([other?.correct, other?.why]).toEqual([false, expect.stringContaining('means “how much?”')])
  expect(typed(words[2]?.recall, '40')?.correct).toBe(false)
})

test('a word of the same meaning is right as well, and isn’t a wrong option', () => {
  const [hallo] = asked('de\nHallo | hello\nGuten Tag | good day, hello\ndanke | thank you\nbitte | please\nja | yes')
  expect(typed(hallo?.recall, 'Guten Tag')?.correct).toBe(true)
  expect(JSON.stringify(hallo?.recognise)).not.toContain('good day')
})

test('what can’t be typed in Latin letters is chosen in both directions', () => {
  const [cat] = asked('ja\nねこ | cat (ねこ)\nみず | water\nおちゃ | tea\nパン | bread')
  expect(cat?.recall).toMatchObject({ kind: 'single', stem: 'What is “cat” in Japanese?' })
})

test('a word that can neither be typed nor be told from enough others isn’t asked for', () => {
  const words = listWords(lesson('ja\nねこ | cat\nみず | water', 'es\nsí | yes\nno | no\ny | and'), 'en')
  expect(itemsOf(words, english).map(({ recall }) => recall.stem)).toEqual([
    'Write this in Spanish: “yes”',
    'Write this in Spanish: “no”',
    'Write this in Spanish: “and”',
  ])
})

test('a new word changes few of the other questions', () => {
  const ids = (list: string) => asked(list).map((item) => JSON.stringify(item))
  const before = ids(FRENCH)
  expect(
    ids(`${FRENCH}\nau revoir chère madame | goodbye, said to a lady you respect`).slice(0, before.length),
  ).toEqual(before)
})

const SUBJECTS = ['spanish', 'languages']
const lessons = SUBJECTS.flatMap((subject) =>
  readdirSync(join('content', subject)).flatMap((file) =>
    file.endsWith('.md') ? [join('content', subject, file)] : [],
  ),
)

test.each(lessons)('the words of %s can be practised', (file) => {
  const words = listWords(readFileSync(file, 'utf8'), 'en')
  expect(words.length).toBeGreaterThanOrEqual(8)
  for (const [at, { recognise, recall }] of itemsOf(words, english).entries()) {
    const word = words[at]?.word ?? ''
    expect(recognise?.kind === 'single' && recognise.options.length, word).toBe(4)
    expect(scoreAnswer(recall, rightAnswer(recall)).correct, word).toBe(true)
    if (recall.kind !== 'typed') continue
    for (const answer of recall.answers) {
      const bare = withoutAccents(answer)
      expect(typed(recall, bare)?.correct, `${bare} for ${word}`).toBe(true)
    }
  }
})
