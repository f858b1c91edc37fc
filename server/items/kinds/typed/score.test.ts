import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { score } from './score.ts'

const right = (given: string, ...answers: string[]) => score(given, { answers, wrong: [] }).correct
const wrong = (...answers: string[]) => answers.map((answer) => ({ answer, why: `Why ${answer} is wrong.` }))

describe('an answer is right', () => {
  test.each([
    ['Sorted', 'sorted'],
    ['  in   ORDER ', 'in order'],
    ['inorder', 'in order'],
    ['sorted.', 'sorted'],
    ['sorted!', 'sorted'],
    ['"sorted"', 'sorted'],
    ['“sorted”.', 'sorted'],
    ['`null`', 'null'],
    ['don’t', "don't"],
    ['ﬁne', 'fine'],
    ['ｓｏｒｔｅｄ', 'sorted'],
    ['O( n log n )', 'O(n log n)'],
    ['3 / 4', '3/4'],
    ['¾', '3/4'],
    ['3⁄4', '3/4'],
    ['1½', '1 1/2'],
    ['1  1/2', '1 1/2'],
    ['−1/2', '-1/2'],
    ['–5', '-5'],
    ['－5', '-5'],
    ['x²', 'x^2'],
    ['H₂O', 'H2O'],
    ['5 cm', '5cm'],
    ['1, 2, 3', '1,2,3'],
    ['0.50', '.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['+7', '7'],
    ['- 7', '-7'],
    ['007', '7'],
    ['1,000', '1000'],
    ['1 000 000', '1,000,000'],
    ['1,234.50', '1234.5'],
    ['1e3', '1000'],
    ['-0', '0'],
    ['12.000', '12'],
    [';', ';'],
    ['...', '...'],
  ])('%j for %j', (given, answer) => {
    expect(right(given, answer)).toBe(true)
    expect(right(answer, given)).toBe(true)
  })

  test('when it is any of the answers listed', () => {
    expect(right('ordered', 'sorted', 'in order', 'ordered')).toBe(true)
  })
})

describe('an answer is wrong', () => {
  test.each([
    ['unsorted', 'sorted'],
    ['11/2', '1 1/2'],
    ['2/4', '1/2'],
    ['0.5', '1/2'],
    ['10', '100'],
    ['1,00', '100'],
    ['-5', '5'],
    ['1 2 3', '123 4'],
    ['10000000000000001', '10000000000000000'],
    ['102', '10²'],
    ['n', 'n!'],
    ['5', '5%'],
    ['', 'sorted'],
    ['NaN', '0'],
    ['Infinity', '1e999'],
  ])('%j for %j', (given, answer) => expect(right(given, answer)).toBe(false))
})

describe('one slip of a key', () => {
  test.each([
    ['mitochondrion', 'mitochondrian'],
    ['mitochondrion', 'mitochondron'],
    ['mitochondrion', 'mitocchondrion'],
    ['mitochondrion', 'mitohcondrion'],
    ['double entry', 'double-entry'],
    ['phagocyte', 'phagocytes'],
    ['aneurysm', 'aneurism'],
    ['photon', 'poton'],
  ])('is forgiven in %j: %j', (answer, given) => expect(right(given, answer)).toBe(true))

  test.each([
    ['heap', 'heat'],
    ['12345', '12346'],
    ['1,000', '1,001'],
    ['x+y+z+w+v', 'x+y+z+w-v'],
    ['3/4', '3/5'],
    ['mitosis', 'meiosis'],
    ['sorted', 'srotde'],
    ['ethology', 'ethnology'],
    ['photon', 'proton'],
    ['nucleotide', 'nucleoside'],
    ['afferent branch', 'efferent branch'],
  ])('is not forgiven in %j: %j', (answer, given) => expect(right(given, answer)).toBe(false))

  test('is never taken for the key where it is an answer to expect', () => {
    const key = { answers: ['effect'], wrong: wrong('affect') }
    expect(score('affect', key)).toEqual({ correct: false, matchedWrong: key.wrong[0] })
    expect(score('effect', key)).toEqual({ correct: true })
  })

  test('is not forgiven where it is as near to an answer to expect', () => {
    expect(score('iffect', { answers: ['effect'], wrong: wrong('affect') }).correct).toBe(false)
  })
})

test('a slip is told as one', () => {
  const told = (given: string, answer: string) => score(given, { answers: [answer], wrong: [] }).isMisspelt ?? false
  expect(told('mitochondron', 'mitochondrion')).toBe(true)
  expect(told('the mitochondron', 'mitochondrion')).toBe(true)
  expect(told('mitochondria', 'mitochondrion')).toBe(false)
  expect(told('the mitochondrion', 'mitochondrion')).toBe(false)
})

describe('a right answer in other words', () => {
  const asked = (stem: string) => (given: string, key: string) => score(given, { answers: [key], wrong: [], stem })
  test.each([
    ['the thymus', 'thymus', 'In which organ do T cells mature?'],
    ['in the thymus', 'thymus', 'In which organ do T cells mature?'],
    ['el timo', 'timo', '¿En qué órgano maduran los linfocitos T?'],
    ['la célula', 'células', '¿De qué se compone un tejido?'],
    ['die Zelle', 'Zellen', 'Woraus besteht ein Gewebe?'],
    ['se llama fotosíntesis', 'fotosíntesis', '¿Cómo se llama el proceso?'],
    ['fotosintesis', 'fotosíntesis', '¿Cómo se llama el proceso?'],
    ['the quicksort algorithm', 'quicksort', 'Which algorithm picks a pivot?'],
    ['progressive tax system', 'progressive tax', 'Which tax takes a larger share of larger incomes?'],
    ['HTTP request method', 'request method', 'Which part of an HTTP request says what to do?'],
    ['demand is unit elastic', 'unit elastic', 'What is demand called at that price?'],
    ['seventy-nine comparisons', '79', 'How many comparisons are made?'],
    ['setenta y nueve', '79', '¿Cuántas comparaciones hacen falta?'],
    ['neunundsiebzig', '79', 'Wie viele Vergleiche sind nötig?'],
    ['two hundred and fifty tickets', '250', 'How many tickets does it look at?'],
    ['3 600 000 joules', '3,600,000', 'How many joules are one kilowatt-hour?'],
    ['7/3m', '7/3', 'How many metres long is each piece?'],
    ['x is 6', '6', 'Which number $x$ solves $4x = 24$?'],
    ['x is 6', 'x = 6', 'Solve $4x = 24$.'],
    ['x = 6', '6', 'Which number $x$ solves $4x = 24$?'],
    ['49 + 48 + ... + 1 = 1225', '1225', 'How many comparisons does it make?'],
    ['at index 1', '1', 'At which index is it found?'],
    ['GDP (gross domestic product)', 'GDP', 'What adds up all that is made in a country?'],
    ['GDP', 'gross domestic product', 'What adds up all that is made in a country?'],
    ['review judicial', 'judicial review', 'What is the power called?'],
    ['the curve of demand', 'demand curve', 'Which curve moves?'],
    ['epicenter', 'epicentre', 'What is the point called?'],
    ['the 1st normal form', 'first', 'Does it fail the first, the second or the third normal form?'],
    ["the earthquake's epicentre", 'epicentre', 'What is the point called?'],
    ['villi of the intestine', 'villi', 'What covers the inner side of the small intestine?'],
    ['the kernel of the OS', 'kernel', 'What is the core of an operating system called?'],
    ["mode 'a'", 'a', 'In which mode is a file opened to add to its end?'],
    ['host: maps.example', 'maps.example', 'Which part is the host?'],
    ['árboles de datos', 'árbol de datos', '¿Qué estructura es?'],
    ['107Ag', 'Ag-107', 'Which isotope of silver is the more common one?'],
    ['¹⁴C', 'C-14', 'Which isotope of carbon is radioactive?'],
    ['the spring and fall equinoxes', 'spring and autumn equinoxes', 'What are the two dates called?'],
    ['aluminum', 'aluminium', 'Which metal is it?'],
    ['premisses', 'premises', 'What are the reasons in an argument called?'],
    ['zero-day flaw', 'zero-day', 'What is a hole called that has no patch?'],
    ['demand rose', 'demand', 'Which curve must have risen?'],
    ['Battle of Stalingrad', 'Stalingrad', 'At which Soviet city did the war turn?'],
    ['the siege of Leningrad', 'Leningrad', 'Where did the people go hungry for 900 days?'],
    ['2^7 - 1', '127', 'How many items can the list have for 7 looks?'],
    ['2**10 bytes', '1024', 'How many bytes are in a kibibyte?'],
    ['every single ticket', 'every ticket', 'Which tickets does it look at?'],
    ['a FIFO queue', 'queue', 'Which data structure holds the nodes?'],
    ['LIFO-stack', 'stack', 'Which data structure holds the calls?'],
    ['neural synapse', 'synapse', 'What is the place of contact called?'],
    ['CO2 fixation', 'fixation', 'What is it called when a plant takes up carbon dioxide?'],
    ['beta interferons', 'interferon beta', 'Which signal protein is used against multiple sclerosis?'],
  ])('%j for %j', (given, key, stem) => {
    expect(asked(stem)(given, key)).toEqual({ correct: true, countedAs: key })
  })

  test.each([
    ['not independent', 'independent', 'What are the two events called?'],
    ['priority queue', 'queue', 'Which data structure holds the nodes?'],
    ['demand or supply', 'demand', 'Which curve has risen, demand or supply?'],
    ['demand and supply', 'demand', 'Which curve has risen, demand or supply?'],
    ['L K', 'L', 'Into a queue go K, L and M. Which item comes out next?'],
    ['3 or 4', '3', 'How many are there?'],
    ['minus 6', '6', 'Which number $x$ solves it?'],
    ['x = -6', '6', 'Which number $x$ solves it?'],
    ['5 cm', '5', 'How many metres long is it?'],
    ['80 comparisons', '79', 'How many comparisons are made?'],
    ['eighty', '79', 'How many comparisons are made?'],
    ['2NF', 'first', 'Which normal form does it fail?'],
    ['synaptic cleft', 'synapse', 'What is the place of contact called, gap included?'],
    ['ATGCCA', 'ATGCCT', 'Write the six letters that stand across from it.'],
    ['den', 'dens', 'What is the tooth of the axis called?'],
    ['typical', 'atypical', 'What is such a case called?'],
    ['law of demand', 'demand', 'What do buyers have?'],
    ['109Ag', 'Ag-107', 'Which isotope of silver is the more common one?'],
    ['107AG', 'Ag-107', 'Which isotope of silver is the more common one?'],
    ['14N', 'C-14', 'Which isotope is radioactive?'],
    ['14Co', 'C-14', 'Which isotope is radioactive?'],
    ['12B', 'B-12', 'Which vitamin is lacking?'],
    ['spring equinoxes', 'spring and autumn equinoxes', 'What are the two dates called?'],
    ['spring and fall solstices', 'spring and autumn equinoxes', 'What are the two dates called?'],
    ['known flaw', 'zero-day', 'What is a hole called that has no patch?'],
    ['supply rose', 'demand', 'Which curve must have risen?'],
    ['demand fell', 'demand', 'Which curve must have risen?'],
    ['Battle of Moscow', 'Stalingrad', 'At which Soviet city did the war turn?'],
    ['Battle of Stalingrad', 'Stalingrad', 'Which name did the city of Volgograd have?'],
    ['Battle near Stalingrad', 'Stalingrad', 'At which Soviet city did the war turn?'],
    ['ADP synthase', 'atpsynthase', 'Which protein makes ATP?'],
    ['2^7', '127', 'How many items can the list have for 7 looks?'],
    ['2^3', '8', 'Work out $2^3$.'],
    ['LIFO queue', 'queue', 'Which data structure holds the nodes?'],
    ['CH4 fixation', 'fixation', 'What is it called when a plant takes up carbon dioxide?'],
    ['beta and gamma decay', 'beta decay', 'What is the decay called?'],
  ])('which %j is not for %j', (given, key, stem) => expect(asked(stem)(given, key).correct).toBe(false))

  test('in words that one of its answers adds to another', () => {
    const key = { answers: ['net zero', 'net zero emissions', 'carbon neutrality'], wrong: wrong('zero emissions') }
    const told = (given: string, stem: string) => score(given, { ...key, stem }).correct
    const stem = 'What is the state called in which no more carbon dioxide is added than is removed?'
    expect(told('net zero CO2 emissions', stem)).toBe(true)
    expect(told('zero emissions', stem)).toBe(false)
    expect(told('net zero methane emissions', stem)).toBe(false)
  })

  test('joined with another right answer', () => {
    const key = {
      answers: ['interferon alpha', 'interferon beta'],
      wrong: wrong('histamine'),
      stem: 'Which signal is it?',
    }
    const told = (given: string) => score(given, key).correct
    expect(told('alpha and beta interferons')).toBe(true)
    expect(told('interferon alpha and interferon beta')).toBe(true)
    expect(told('alpha and delta interferons')).toBe(false)
    expect(told('interferon alpha and histamine')).toBe(false)
    expect(score('D and D sharp', { answers: ['D sharp'], wrong: wrong('D') }).correct).toBe(false)
    expect(told('interferon alpha and interferon beta and histamine')).toBe(false)
  })

  test('is not one that the question expects to be wrong', () => {
    const key = { answers: ['/25'], wrong: wrong('/26', 'supply'), stem: 'What is the longest prefix?' }
    expect(score('the /26 prefix', key).matchedWrong?.answer).toBe('/26')
    expect(score('the supply', key).matchedWrong?.answer).toBe('supply')
  })
})

describe('the case of a symbol', () => {
  const formula = 'What is the formula of the salt?'
  test.each([
    ['AlF3', 'AlF3', true],
    ['AlF₃', 'AlF3', true],
    ['ALF3', 'AlF3', false],
    ['alf3', 'AlF3', false],
    ['CO', 'Co', false],
    ['Cm', 'Cm', true],
    ['cm', 'Cm', false],
    ['MW', 'mW', false],
    ['h2o', 'H2O', true],
    ['paris', 'Paris', true],
    ['javascript', 'JavaScript', true],
  ])('%j for %j', (given, answer, is) => {
    expect(score(given, { answers: [answer], wrong: [], stem: formula }).correct).toBe(is)
  })
})

describe('an answer to expect', () => {
  test.each([
    ['40', '40'],
    ['40.0', '40'],
    [' Shuffled. ', 'shuffled'],
    ['shufled', 'shuffled'],
  ])('%j is known as %j', (given, answer) => {
    expect(score(given, { answers: ['sorted'], wrong: wrong('other', answer) }).matchedWrong?.answer).toBe(answer)
  })

  test('gives way to the key when both have the same value and the key is matched to the letter', () => {
    const key = { answers: ['0.50'], wrong: wrong('0.5') }
    expect(score('0.50', key).correct).toBe(true)
    expect(score('0.5', key).correct).toBe(false)
  })
})

describe('a right and a wrong symbol that differ by case alone', () => {
  const chord = { answers: ['Bm', 'B minor'], wrong: wrong('B', 'BM') }
  const power = { answers: ['MW'], wrong: wrong('mW', 'kW') }
  test.each([
    ['Bm', chord, true],
    ['bm', chord, true],
    [' Bm. ', chord, true],
    ['B Minor', chord, true],
    ['BM', chord, 'BM'],
    ['bM', chord, 'BM'],
    ['b', chord, 'B'],
    ['MW', power, true],
    ['Mw', power, true],
    ['mW', power, 'mW'],
    ['mw', power, 'mW'],
    ['KW', power, 'kW'],
    // The case of words doesn't matter.
    ['PARIS', { answers: ['Paris'], wrong: wrong('paris') }, true],
  ])('%j', (given, key, is) => {
    const scored = score(given, key)
    expect(scored.matchedWrong?.answer ?? scored.correct).toBe(is)
  })
})

test('every answer that is listed scores as right, in any case and with any white space around', () => {
  const text = fc.string({ minLength: 1 }).filter((answer) => answer.trim() !== '')
  fc.assert(
    fc.property(fc.array(text, { minLength: 1 }), fc.nat(), (answers, pick) => {
      const answer = answers[pick % answers.length] ?? ''
      expect(right(answer, ...answers)).toBe(true)
      expect(right(` \t${answer}\n`, ...answers)).toBe(true)
    }),
  )
})

test('two whole numbers are equal only when they are the same, however they are written', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), (a, b) => {
      expect(right(String(a), String(b))).toBe(a === b)
      expect(right(a.toLocaleString('en'), String(a))).toBe(true)
      expect(right(`${a}.00`, String(a))).toBe(true)
    }),
  )
})
