import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkItem, keyOfItem, reveals, scoreAnswer } from '../../items/service.ts'
import { type MaterialDocument, stands } from '../../material/service.ts'
import { cpuMs } from '../../testing/cpuTime.ts'
import { documentFrom } from '../../testing/documentFrom.ts'
import { lintOutline } from '../outline.ts'
import { detectLanguage } from './language.ts'
import { lessonOf } from './lesson.ts'
import { outlineOf, topicOf } from './outline.ts'
import { questionsOf } from './questions.ts'
import { sentencesOf, shownText } from './sentences.ts'

const ICE = [
  '# Rivers of ice',
  'A **glacier** is a persistent body of dense ice that is constantly moving under its own weight.[1] Glaciers cover about 10 percent of the land on Earth.',
  '## How they move',
  'In temperate regions, snow freezes and thaws many times and turns into grains of ice called **firn**. However, this takes years.',
  'A **moraine** is a ridge of rock and soil that moving ice has pushed together and left behind. The lines on old rock are called **striations**.',
  'A **crevasse** is a deep open crack in the brittle upper layer of a mountain of ice.',
  'In 1840, Louis Agassiz introduced the idea that a glacier once covered much of Europe. He was right.',
  '## References',
  'Agassiz, L. (1840). Études sur les glaciers. Neuchâtel.',
]

const REDES = [
  '# Redes',
  'Una **red de ordenadores** es un conjunto de dispositivos conectados entre sí que comparten datos y recursos. Eso no es todo lo que hay que saber.',
  'Un **protocolo** es un conjunto de reglas que dos equipos acuerdan para poder comunicarse. El **encaminador** se encarga de ello.',
  'La memoria que guarda los datos usados muchas veces para servirlos más rápido se llama **caché**.',
]

const text = (document: MaterialDocument) => sentencesOf(document).map((sentence) => sentence.text)

describe('sentences', () => {
  test.each([
    ['Dr. Smith met Prof. Jones. They spoke.', 2],
    ['See Fig. 3 for more. It is red.', 2],
    ['Cities, e.g. Rome, are old. So are others.', 2],
    ['It weighs 3.5 kg. That is light.', 2],
    ['J. S. Bach was born in Eisenach. He died in Leipzig.', 2],
    ['The U.S. Army came. It left.', 2],
    ['El Sr. García llegó. La Dra. Ruiz no.', 2],
    ['Véase la pág. 12 del libro. Es corto.', 2],
    ['Das gilt z.B. für Wasser. Es ist nass.', 2],
    ['Vgl. Abb. 3 auf S. 12. Das reicht.', 2],
    ['Ice is cold.[1] Fire is hot.[2][3] Air is thin.', 3],
    ['He asked why. "Because," she said. Then he left!', 3],
  ])('%s', (line, count) => {
    expect(text(documentFrom([line]))).toHaveLength(count)
  })

  test('never reach over two blocks, and stand in the text where they say', () => {
    const line = fc.array(
      fc.constantFrom('Dr.', 'Ice', 'melts.', 'Why?', 'e.g.', 'water', '3.5', '[12]', 'the', 'End.'),
      { minLength: 1, maxLength: 12 },
    )
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
        const document = documentFrom(lines.map((words) => words.join(' ')))
        for (const { start, end, text, block } of sentencesOf(document)) {
          expect(document.text.slice(start, end)).toBe(text)
          const around = document.blocks[block]
          expect(around && start >= around.start && end <= around.end).toBe(true)
        }
      }),
    )
  })

  test('lose no words', () => {
    const document = documentFrom(ICE)
    expect(text(document).join(' ').replace(/\s/g, '')).toBe(document.text.replace(/\s/g, ''))
  })

  test.each([
    ['Ice is cold.[1]', 'Ice is cold.'],
    ['A glacier ( or ) is ice.', 'A glacier is ice.'],
    ['An array [x] is [note 2] here.', 'An array is here.'],
  ])('%s is shown as %s', (given, shown) => {
    expect(shownText(given)).toBe(shown)
  })
})

describe('the language of a text', () => {
  test.each([
    ['Glaciers form where the snow of a winter is not melted by the summer.', 'en'],
    ['Los glaciares se forman donde la nieve del invierno no se derrite en el verano.', 'es'],
    ['Gletscher entstehen dort, wo der Schnee des Winters im Sommer nicht ganz schmilzt.', 'de'],
    ['Les glaciers se forment là où la neige de l’hiver ne fond pas en été.', 'fr'],
    ['I ghiacciai si formano dove la neve di un inverno non si scioglie nella estate.', 'it'],
    ['As geleiras se formam onde a neve do inverno não derrete no verão.', 'pt'],
    ['1 2 3 4 5 6 7 8', null],
  ])('%s', (given, language) => {
    expect(detectLanguage(given)).toBe(language)
  })
})

const long = (about: string, sentences: number) =>
  Array.from(
    { length: sentences },
    (_, at) =>
      `The ${about} number ${at} is a place with ${about} water, where fish of many kinds live and birds come to feed in winter.`,
  ).join(' ')

describe('parts', () => {
  test('a short text is one lesson', () => {
    expect(outlineOf(documentFrom(ICE))).toMatchObject([{ title: 'Rivers of ice', minutes: 1 }])
  })

  test('chapters become lessons, and short ones are joined', () => {
    const lines = [
      '# Waters',
      ...['Lakes', 'Ponds', 'Seas', 'Bays'].flatMap((name, at) => [
        `## ${name}`,
        long(name.toLowerCase(), at === 1 ? 20 : 100),
      ]),
    ]
    const parts = outlineOf(documentFrom(lines))
    expect(parts.map(({ title }) => title)).toEqual(['Lakes – Ponds', 'Seas', 'Bays'])
  })

  test('a long text without headings is divided where its words change', () => {
    const parts = outlineOf(
      documentFrom(
        ['lake', 'desert', 'mountain'].flatMap((about) => [1, 2, 3, 4].map(() => long(about, 25))),
        'Lands',
      ),
    )
    expect(parts).toHaveLength(3)
    expect(parts.every(({ title }) => /^Part \d/.test(title))).toBe(true)
  })

  test('lie in the order of the text without overlapping, with keys and titles of their own', () => {
    const line = fc.tuple(fc.constantFrom('# ', '## ', '### ', ''), fc.constantFrom('lake', 'sea', 'pond'), fc.nat(90))
    fc.assert(
      fc.property(fc.array(line, { maxLength: 14 }), (lines) => {
        const document = documentFrom(
          lines.map(([mark, about, count]) => (mark === '' ? long(about, count + 1) : `${mark}${about}`)),
        )
        const parts = outlineOf(document)
        parts.forEach(({ start, end }, at) => {
          expect(start).toBeLessThan(end)
          expect(start).toBeGreaterThanOrEqual(parts[at - 1]?.end ?? 0)
          expect(end).toBeLessThanOrEqual(document.text.length)
        })
        expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length)
        expect(new Set(parts.map(({ title }) => title.toLowerCase())).size).toBe(parts.length)
        expect(
          outlineOf(
            documentFrom(
              lines.map(([mark, about, count]) => (mark === '' ? long(about, count + 1) : `${mark}${about}`)),
            ),
          ).map(({ key }) => key),
        ).toEqual(parts.map(({ key }) => key))
      }),
      { numRuns: 40 },
    )
  })

  test('make a sound outline of a topic', () => {
    const document = documentFrom(ICE)
    const outline = topicOf(document, outlineOf(document))
    expect(lintOutline(outline, { minutes: null })).toEqual([])
    expect(outline).toMatchObject({ title: 'Rivers of ice', outcomes: ['Recall terms and facts from “Rivers of ice”'] })
  })
})

describe('a lesson', () => {
  const document = documentFrom(ICE)
  const [part] = outlineOf(document)
  if (!part) throw new Error('No part.')
  const { markdown, citations } = lessonOf(document, part)

  test('is the source’s own words without its references', () => {
    expect(markdown).toContain(
      'A glacier is a persistent body of dense ice that is constantly moving under its own weight.',
    )
    expect(markdown).toContain('## How they move')
    expect(markdown).not.toContain('Neuchâtel')
  })

  test('ends with key sentences and terms', () => {
    expect(markdown).toContain('## Key sentences')
    expect(markdown).toContain(
      '- **moraine**: a ridge of rock and soil that moving ice has pushed together and left behind [',
    )
  })

  test('has citations that stand, and a number for each', () => {
    expect(citations.length).toBeGreaterThan(5)
    expect(citations.every((citation) => stands(document, citation))).toBe(true)
    const numbers = [...markdown.matchAll(/ \[(\d+)\]/g)].map(([, number]) => Number(number))
    expect(new Set(numbers)).toEqual(new Set(citations.map((_, at) => at + 1)))
  })
})

describe('questions', () => {
  const asked = (lines: string[]) => {
    const document = documentFrom(lines)
    return outlineOf(document).flatMap((part) =>
      questionsOf(document, part).questions.map(({ item }) => ({
        stem: item.stem,
        key: JSON.stringify(keyOfItem(item).key),
      })),
    )
  }

  test('ask for terms of an English text', () => {
    const stems = asked(ICE).map(({ stem }) => stem)
    expect(stems).toContain(
      'Which term does the source explain as “a ridge of rock and soil that moving ice has pushed together and left behind”? Write it out: m…e',
    )
    expect(stems).toContain(
      'Complete this sentence from the source: “In temperate regions, snow freezes and thaws many times and turns into grains of ice called ____.” Write it out: f…',
    )
  })

  test('ask for terms of a Spanish text in Spanish', () => {
    const stems = asked(REDES).map(({ stem }) => stem)
    expect(stems).toContain(
      '¿Qué término explica la fuente como «un conjunto de reglas que dos equipos acuerdan para poder comunicarse»? Escríbelo entero: p…o',
    )
    expect(stems).toContain(
      'Completa esta frase de la fuente: «La memoria que guarda los datos usados muchas veces para servirlos más rápido se llama ____.» Escríbelo entero: c…',
    )
  })

  test.each([
    [
      'French',
      'Un **glacier** est une masse de glace qui se forme par le tassement de couches de neige accumulées dans les montagnes.',
    ],
    [
      'German',
      'Ein **Gletscher** ist eine Masse aus Eis, die sich aus Schnee gebildet hat und sich von den Bergen in die Täler bewegt.',
    ],
  ])('are none in %s', (_, line) => {
    expect(asked([line])).toEqual([])
  })

  test.each([
    [
      'a pronoun that refers to the sentence before',
      'It is a ridge of rock and soil that moving ice has pushed together and left behind in a valley.',
    ],
    ['a judgement', 'A **moraine** is a good example of how ice can shape a whole valley in some hundred years.'],
    ['what is found elsewhere', 'A **moraine** is a ridge of rock and soil that is shown in the figure below.'],
    [
      'a definition that says the term',
      'A **river delta** is a place where a river meets a sea and leaves what it has carried.',
    ],
    ['a general word', 'A **process** is a series of steps that lead to some result that has been planned.'],
  ])('are none about %s', (_, line) => {
    expect(asked(['# Ice and land', line])).toEqual([])
  })

  test('take a right answer and no other', () => {
    const document = documentFrom([
      'A **crevasse** is dangerous for climbers.',
      'A **crevasse** is a deep opening in the brittle upper layer of a mountain of snow.',
    ])
    const items = outlineOf(document).flatMap((part) => questionsOf(document, part).questions.map(({ item }) => item))
    const item = items.find(({ stem }) => stem.includes('brittle'))
    if (!item) throw new Error('Not asked.')
    expect(scoreAnswer(item, { kind: 'typed', text: 'crevasses' }).correct).toBe(true)
    expect(scoreAnswer(item, { kind: 'typed', text: 'moraine' }).correct).toBe(false)
  })

  test('pass the rules, quote a sentence of their part and never say their key', () => {
    const all = [
      ...ICE.slice(1),
      ...REDES.slice(1),
      'Ice * _melts_ at `0` degrees and $x$ costs [much] <b>.',
      '- **serac**: a tower of ice that stands between open cracks',
      'The World Health Organization (WHO) was founded in 1948 in Geneva.',
    ]
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: 1 }), fc.boolean(), (lines, hasHeadings) => {
        const document = documentFrom(hasHeadings ? lines.flatMap((line, at) => [`## Part ${at}`, line]) : lines)
        for (const part of outlineOf(document)) {
          const { markdown, citations: cited } = lessonOf(document, part)
          expect(cited.every((citation) => stands(document, citation))).toBe(true)
          for (const { item, citations } of questionsOf(document, part).questions) {
            expect(
              citations.every(
                (citation) => stands(document, citation) && citation.start >= part.start && citation.end <= part.end,
              ),
            ).toBe(true)
            expect(checkItem(item, markdown).filter(({ hard }) => hard)).toEqual([])
            expect(reveals(item.stem, item)).toBe(false)
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  test('of 400 KB take less than three seconds', () => {
    const block = [...ICE.slice(1, -2), long('lake', 20)].join('\n').split('\n')
    const lines = Array.from({ length: 110 }, (_, at) => [
      `## Chapter ${at}`,
      ...block.map((line) => (line.startsWith('#') ? line.replace('##', '###') : line)),
    ]).flat()
    const document = documentFrom(lines)
    expect(document.text.length).toBeGreaterThan(300_000)
    const from = cpuMs()
    for (const part of outlineOf(document)) questionsOf(document, part)
    expect(cpuMs() - from).toBeLessThan(3_000)
  })
})
