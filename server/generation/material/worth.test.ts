import { describe, expect, test } from 'vitest'
import { type Item, keyOfItem, scoreAnswer } from '../../items/service.ts'
import { documentFrom } from '../../testing/documentFrom.ts'
import { outlineOf } from './outline.ts'
import { questionsOf } from './questions.ts'

/** Enough text for detecting the language. */
const ENGLISH =
  'All of this was written in plain words for those who like to read in the evening, and there is no more of it.'

const rightOption = (item: Extract<Item, { kind: 'single' }>) =>
  JSON.stringify(item.options.find(({ correct }) => correct))

describe('questions', () => {
  const asked = (lines: string[], title?: string) => {
    const document = documentFrom([...lines, lines[0]?.startsWith('# Ap') ? '' : ENGLISH].filter(Boolean), title)
    return outlineOf(document).flatMap((part) =>
      questionsOf(document, part).questions.map(({ item }) => ({
        stem: item.stem,
        key: item.kind === 'single' ? rightOption(item) : JSON.stringify(keyOfItem(item).key),
      })),
    )
  }

  test.each([
    [
      'a figure of speech',
      'A **moraine** is the cornerstone of every valley that moving ice has left behind in the Alps.',
    ],
    ['a remark', 'A **moraine** is a frequent target of hikers who look for a place to rest in the mountains.'],
    ['a label', '- **Optional**: a second pair of shoes that is carried for the way down to the valley'],
    ['a name', 'Annecy is a town in the French Alps that lies on a lake. Many people like Annecy. See Annecy.'],
    ['a number in passing', 'The **moraine** of the valley attracts 4000 visitors from the whole of Switzerland.'],
    ['a rough number', 'A **moraine** is about 40 metres high at the lower end of a glacier.'],
    ['a year in passing', 'In 1895 the company Muller opened a small hotel near the Rhone Glacier in Switzerland.'],
    ['letters used once', 'Visitors can call the Swiss rescue service (SRS) at any time of the day.'],
    [
      'one name of several',
      'Ice that moves down from mountains leaves behind stones, some of which are called erratics.',
    ],
  ])('are none about %s', (_, line) => {
    expect(asked(['# Ice and land', line])).toEqual([])
  })

  test.each([
    [
      'a remark about how it is',
      'A **moraine** is a fragile heap, and fewer than half of them in the Alps survive a flood.',
    ],
    ['what it was called in another language', 'A **moraine** is an old Savoyard word that means a heap of earth.'],
    [
      'a comparison of size',
      '**Moraines** are thousands of times smaller than the mountains of which the ice has made them.',
    ],
    [
      'an explanation that is a clause',
      'In a valley without the **moraine**, the water of the river rises with every summer storm.',
    ],
    [
      'a name in an example',
      'Hikers may climb onto a large heap of stones, for example at a lake, which is called **moraine**.',
    ],
    [
      'a name that leans on the sentence before',
      'The large grey stones lie on the grass of the valley and are called **erratics**.',
    ],
    [
      'the last name of a row',
      'Ice carries stones of granite, pieces of wood, grains of sand and a fine dust known as **flour**.',
    ],
    [
      'one of two names',
      'Ice leaves behind long ridges of stones and soil that are known as **moraines** and drumlins.',
    ],
    ['one species of many', '**G. nivalis**, a small animal of the snow that feeds on red algae, is rare.'],
    [
      'the name of a product',
      'A lodge sells Icefix. **Icefix** is a spray that dissolves the ice on locks and ropes in winter.',
    ],
    ['one case', 'A **middle stone** is the 49th rock in a row of all the rocks that ice has carried into a valley.'],
    ['a part of a text', '**History** is characterized by long times of quiet followed by short times of advance.'],
  ])('are none about %s', (_, line) => {
    expect(asked(['# Ice and land', line])).toEqual([])
  })

  test.each([
    ['an explanation without its noun', '- **moraine**: formed by stones that ice has carried down into the valley'],
    ['an explanation that says when', '- **melt**: when the warm air of a summer turns the ice of a valley into water'],
    [
      'one thing explained as several',
      '- **moraines**: heap of stones and soil that ice has carried down into the valley',
    ],
    [
      'examples that the explanation goes on after',
      '- **moraine**: long ridge of all sorts of loose things, such as stones, that moving ice has left behind',
    ],
    ['letters that aren’t explained', '- **rind**: part of the KGT that lies on the ice of a lake in a cold winter'],
    ['a clause', '- **rind**: the worker lays the ice of a lake on a sledge and carries it into a cold store'],
    ['what somebody does', '- **moulinize**: carving shafts into the ice of a valley with the warm water of a summer'],
    ['an adjective', '- **glaciated**: land of a valley that was once covered by a thick layer of moving ice'],
    [
      'a term whose opposite is explained',
      '- **indeterminate melt**: early stage in which it is not yet pre-determined',
    ],
    [
      'another name of theirs',
      '- **rind**: the hard, or frozen, layer on the ice of a lake in winter that bears people',
    ],
    ['letters whose words are named', '- **SLR**: record of snow lines that people have drawn on maps of the Alps'],
    [
      'another form of a word',
      '- **glacial maximum**: time of glaciers that were longer than those of any later winter',
    ],
  ])('of a glossary are none about %s', (_, line) => {
    expect(asked(['# Ice and land', '## Glossary', line])).toEqual([])
  })

  test('are none about what the whole source is about', () => {
    expect(
      asked(
        ['# Moraine', 'A **moraine** is a ridge of rock and soil that ice has pushed together and left behind.'],
        'Moraine',
      ),
    ).toEqual([])
  })

  test('give the first letter of each word and the last of a long one, so that no other name of the same thing is typed', () => {
    const lines = [
      'A **push moraine** is a ridge of rock and soil that advancing ice has shoved together.',
      'A **zone of loss** is an area of a glacier in which more ice melts than snow falls.',
      'Grass grows on the moraine. Nobody lives near a moraine. Snow lies on the moraine.',
    ]
    expect(asked(['# Ice and land', ...lines]).map(({ stem }) => stem.split('”? ')[1])).toEqual([
      'Write it out: p… m…e',
      'Write it out: z… of l…',
    ])
  })

  test('tell terms with nearly the same explanation apart by their letters', () => {
    const glossary = (term: string, other: string) => [
      `- **${term}**: deep lake of cold melted water that ice has dammed in summer at the edge of a valley glacier`,
      `- **${other}**: shallow lake of salty melted water that rocks have dammed in summer at the edge of a valley glacier`,
    ]
    expect(asked(['# Ice and land', '## Glossary', ...glossary('tarnik', 'olumo')])).toHaveLength(2)
    expect(asked(['# Ice and land', '## Glossary', ...glossary('tarnik', 'tolmak')])).toEqual([])
  })

  test('are none where another sentence says the same of another thing', () => {
    const line = '- **esker**: a winding ridge of gravel laid down in a tunnel by running water'
    expect(asked(['# Ice and land', line])).toHaveLength(1)
    const other = 'A kame terrace is a winding ridge of gravel that running water has laid down in a tunnel.'
    expect(asked(['# Ice and land', line, other])).toEqual([])
  })

  test('keep an explanation whole', () => {
    const lines = [
      '- **firn**: old snow that has not melted in a summer but has become grains of ice; skiers like it',
      '- **till**: loose mixture of sand, clay, and the stones of a valley that ice has left',
      '- **serac**: tower of ice between open cracks, such as those of an icefall',
      '- **rind**: structure found on most ice; it keeps the cold in',
    ]
    const stems = asked(['# Ice and land', '## Glossary', ...lines]).map(({ stem }) => stem)
    expect(stems.toSorted()).toEqual([
      'Which term does the source explain as “loose mixture of sand, clay, and the stones of a valley that ice has left”? Write it out: t…',
      'Which term does the source explain as “old snow that has not melted in a summer but has become grains of ice; skiers like it”? Write it out: f…',
      'Which term does the source explain as “structure found on most ice; it keeps the cold in”? Write it out: r…',
    ])
  })

  test('ask for what is explained in passing only if the source emphasises it', () => {
    const linesWith = (zeolite: string) => [
      '# Ice and land',
      `Waste water is filtered by ${zeolite}, a mineral that holds back salts from the mountains. Some zeolite is sold.`,
      'Without the zeolite, a pump that works by hand keeps the water clean in every house of the valley.',
      'The shop of the museum sells zeolite, a map and a book of the whole valley of the Rhone.',
    ]
    expect(asked(linesWith('zeolite'))).toEqual([])
    expect(asked(linesWith('**zeolite**'))).toHaveLength(1)
  })

  test('are none about what a long source mentions only in passing', () => {
    const line = 'A **push moraine** is a ridge of rock and soil that advancing ice has shoved together.'
    const filler = Array.from({ length: 400 }, (_, at) => `Walkers of group ${at} crossed the valley on a fine day.`)
    const text = (more: string[]) => ['# Ice and land', line, filler.join(' '), ...more]
    expect(asked(text([]))).toEqual([])
    const more = 'Every push moraine has two sides. No push moraine is flat. Grass covers this push moraine.'
    expect(asked(text([more])).map(({ key }) => key)).toEqual([expect.stringContaining('push moraine')])
  })

  test('are none about abbreviations that the source never writes out, or about what letters stand for', () => {
    const written = 'The height of a place is told by a digital elevation model (DEM) of the whole valley.'
    const uses = 'A DEM is made. The DEM is read. One DEM is lost. Another DEM is found. Any DEM will do.'
    expect(asked(['# Ice and land', written, uses])).toEqual([])
    const line = 'A **DTM** is a map of heights that leaves out all trees and houses of a region.'
    expect(asked(['# Ice and land', line])).toEqual([])
  })

  test('are none about a name that the sentence nearly says', () => {
    const line = (who: string) =>
      `The geologist Louis ${who} described an advance of the ice that is now known as **Agassizian**, with examples.`
    expect(asked(['# Ice and land', line('Agassiz')])).toEqual([])
  })

  test.each([
    ['una observación', 'Una **morrena** es un montón muy sencillo de reconocer por quien pasea por los valles.'],
    ['un ejemplo', 'Por ejemplo, supongamos que quieres dibujar un montón de piedras denominado **morrena**.'],
    ['un adjetivo', 'En el sistema de llamada **virtual**, la piedra baja por el valle hasta el río en verano.'],
    ['una figura', 'Una **morrena** es la piedra angular de cada valle que ha dejado el hielo de los Alpes.'],
    ['una etiqueta', '- **Opcional**: un segundo par de zapatos que se lleva para bajar al valle'],
    ['un año de paso', 'En 1895 la empresa Muller inauguró un pequeño hotel cerca del glaciar del Ródano en Suiza.'],
  ])('no hay ninguna sobre %s', (_, line) => {
    expect(asked(['# Apuntes de los Alpes y de sus valles', line])).toEqual([])
  })

  test('ask for each term of a glossary once', () => {
    const glossary = [
      '- **cirque**: hollow like an armchair that is carved into the side of a mountain',
      '- **drumlin**: smooth long hill whose steep end faces upstream',
      '- **esker**: winding ridge of gravel laid down in a tunnel by running water',
      '- **kame**: irregular mound of sand dropped through a hole in melting layers',
      '- **nunatak**: lonely peak rising out of a wide frozen sheet',
      '- **serac**: leaning tower between open cracks which may fall without warning',
      '- **tarn**: small round lake filling the basin that a vanished glacier scooped out',
      '- **varve**: yearly pair of thin bands deposited in still water',
    ]
    const sorts = ['cirque', 'drumlin', 'esker', 'kame', 'nunatak', 'serac', 'tarn', 'varve']
    const all = asked([
      '# Ice',
      'Ice shapes the land that it moves over and from which it melts.',
      '## Glossary',
      ...glossary,
    ])
    const keys = all.map(({ stem, key }) => `${stem} ${key}`)
    expect(sorts.filter((sort) => keys.filter((key) => key.includes(sort)).length === 1)).toEqual(sorts)
  })

  test('quote what is quoted with marks of the second level', () => {
    const stems = asked([
      '# Ice',
      'An **erratic** is a "foreign" block of rock that moving ice has carried far from its place of origin.',
    ]).map(({ stem }) => stem)
    expect(stems[0]).toContain('a ‘foreign’ block of rock')
  })

  const itemsOf = (lines: string[]) => {
    const document = documentFrom(['# Ice and land', ENGLISH, '## Glossary', ...lines])
    return outlineOf(document).flatMap((part) => questionsOf(document, part).questions.map(({ item }) => item))
  }

  test.each([
    [
      'in a glossary',
      ['- **growler**: another term for bergy bit, a piece of floating ice'],
      '- **bergy bit**: floating piece of a mountain of snow that is as large as a cottage',
    ],
    ['in brackets', [], '- **thaw**: (also, slush or sludge) softening of snow as soon as warm wind blows'],
    [
      'as letters',
      ['The index of total loss (ITL) is small. The ITL is new.'],
      'An **index of total loss** is a measure of how fast a field of snow becomes thinner.',
    ],
    [
      'as its longer first word',
      ['The stone of a Kemlisian (kem) stream is grey.'],
      '- **kem stream**: flow of stones on which water of melted snow runs down into a valley',
    ],
    [
      'beside it',
      ['A **crevasse**, also called ice crack, is dangerous for climbers.'],
      'A **crevasse** is a deep opening in the brittle upper layer of a mountain of snow.',
    ],
  ])('are none about a term that the source also names %s', (_, others, line) => {
    expect(itemsOf([...others, line])).toEqual([])
    expect(itemsOf([line.replace(/\(also, .*?\) /, '')])).toHaveLength(1)
  })

  test('don’t take another word of the source for a typing error', () => {
    const lines = [
      '- **afferent branch**: the part of a stream of ice through which new stones are brought in',
      'Most of the efferent streams are cold. Fish like the efferent streams.',
    ]
    const [item] = itemsOf(lines)
    if (!item) throw new Error('Not asked.')
    const isRight = (text: string) => scoreAnswer(item, { kind: 'typed', text }).correct
    expect([isRight('aferent branch'), isRight('efferent branch')]).toEqual([true, false])
  })

  test.each([
    ['an adjective', '- **rho-independent**: termination that needs no help from outside once it has begun'],
    ['a numbered thing', '- **moraine II**: ridge of rock and soil that advancing ice has shoved together'],
    ['a comparison', 'A **moraine** is a ridge of rock that is similar to a dune and is found in cold valleys.'],
  ])('are none about %s', (_, line) => {
    expect(itemsOf([line])).toEqual([])
  })

  test('ask what a law or a contract says that a word means, without its quotation marks', () => {
    const items = itemsOf([
      '## 1. Definitions',
      '**“Borrower”** means a person who has signed the long form and takes books home.',
      '**“Fine”** means an amount that is due for every day after the end of a loan.',
      '(3) “Branch” means (a) a building of the library, (b) a bus of the library.',
    ])
    expect(items.map((item) => (item.kind === 'typed' ? item.answers[0] : item.kind)).toSorted()).toEqual([
      'Borrower',
      'Fine',
    ])
  })

  test('are all typed, also where others of the same kind could be options', () => {
    const items = itemsOf([
      '- **cirque**: place with steep walls at the head of a valley',
      '- **drumlin**: smooth area of clay shaped like half an egg',
      '- **moraine**: region where moving ice has left a heap of stones',
      '- **tarn**: region of deep water that fills what a river has dug',
    ])
    expect(items.map(({ kind }) => kind)).toEqual(['typed', 'typed', 'typed', 'typed'])
  })

  test.each([
    ['erratic block', 'the erratic block', true],
    ['β-core', 'beta core', true],
    ['life cycle', 'life', false],
    ['immune system', 'immune', false],
    ['positive reinforcement', 'reinforcement', false],
    ['dens', 'den', false],
  ])('of the answer %j take %j: %s', (term, given, is) => {
    const document = documentFrom([
      '# Ice and land',
      ENGLISH,
      `Nobody asks for the **${term}** of the valley.`,
      `A **${term}** is a sample of stones that workers have gathered in order to measure their weights.`,
      'Negative punishment and **negative reinforcement** are others.',
    ])
    const items = outlineOf(document).flatMap((part) => questionsOf(document, part).questions.map(({ item }) => item))
    const item = items.find(({ stem }) => stem.includes('stones'))
    if (!item) throw new Error('Not asked.')
    expect(scoreAnswer(item, { kind: 'typed', text: given }).correct).toBe(is)
  })
})
