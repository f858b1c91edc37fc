import { expect, test } from 'vitest'
import { builtLibrary } from '../../testing/builtLibrary.ts'
import { cpuMs } from '../../testing/cpuTime.ts'
import { createRetriever } from './retrieve.ts'

const retriever = createRetriever(await builtLibrary())

test.each([
  ['binary search', 'Binary search'],
  ['teach me binary search', 'Binary search'],
  ['how do I find an item in a sorted list', 'Binary search'],
  ['binary serach', 'Binary search'],
  ['Big-O', 'Counting the steps of an algorithm'],
  ['what is an algorithm', 'Counting the steps of an algorithm'],
  ['time complexity', 'Counting the steps of an algorithm'],
  ['sorting algorithms', 'Search and sorting algorithms'],
  ['divide and conquer', 'Merge sort'],
  ['mergesort vs quicksort', 'Merge sort and Quicksort, and choosing a sort'],
  ['adding fractions', 'Adding and subtracting fractions'],
  ['how to add fractions with different denominators', 'Adding and subtracting fractions'],
  ['simplifying fractions', 'Equivalent fractions'],
  ['fracions', 'What a fraction is'],
  ['fractions', 'What a fraction is'],
  ['dividing fractions', 'Multiplying and dividing fractions'],
  ['solve for x', 'Linear equations'],
  ['pre-algebra', 'From fractions to linear equations'],
  ['distributive property', 'Expressions and variables'],
  ['how do vaccines work', 'How vaccines work'],
  ['vacines', 'How vaccines work'],
  ['I want to learn about vaccines', 'How vaccines work'],
  ['mRNA vaccine', 'How vaccines work'],
  ['how does the immune system work', 'The immune system and vaccines'],
  ['what is a virus', 'Bacteria, viruses and other pathogens'],
  ['white blood cells', 'Innate immunity: the first line of defence'],
  ['t cells and b cells', 'Adaptive immunity: B cells and T cells'],
  ['antibodies', 'Antibodies and immune memory'],
  ['explain herd immunity to me', 'Herd immunity: how a group is protected'],
  ['R0', 'Herd immunity: how a group is protected'],
  ['learn python', 'Python basics'],
  ['python for loop', 'Loops: for and while'],
  ['how do I write a function in python', 'Functions in Python'],
  ['physics', 'Mechanics: motion, force and energy'],
  ["Newton's second law", "Force and Newton's laws"],
  ['why do things fall', 'Acceleration and free fall'],
  ['statistics', 'Probability and statistics'],
  ['what is probability', 'Probability and statistics'],
  ['how to calculate an average', 'Describing data: mean, median and spread'],
  ['Bayes’ theorem', 'Conditional probability and base rates'],
  ['correlation vs causation', 'Samples, confidence and what a study can show'],
  ['binary search and vaccines', 'Binary search and How vaccines work'],
  ['supply and demand', 'Economics'],
  ['economics', 'Economics'],
  ['comparative advantage', 'Comparative advantage and trade'],
  ['macroeconomics', 'GDP, inflation and money'],
  ['price elasticity of demand', 'Elasticity'],
  ['learn sql', 'Relational databases and SQL'],
  ['what is a database', 'Relational databases and SQL'],
  ['left join', 'Joins'],
  ['group by', 'Aggregates and GROUP BY'],
  ['what is machine learning', 'Machine learning and language models'],
  ['neural networks', 'What a neural network is'],
  ['how does ChatGPT work', 'How a language model predicts the next token'],
  ['precision vs recall', 'Classification: precision, recall and accuracy'],
  ['stock market', 'Risk, shares and bonds'],
  ['how do mortgages work', 'Loans and mortgages'],
  ['interest rates', 'Compound interest'],
  ['tax brackets', 'Taxes and pensions in principle'],
  ['who pays tariffs', 'Comparative advantage and trade'],
  ['p-value', 'Hypothesis tests and p-values'],
  ['what is power', 'Work, energy and power'],
  ['minus times minus', 'Negative numbers and order of operations'],
  ['why do ships float', 'Pressure and buoyancy'],
  ['should I buy a house', 'Renting or buying a home'],
  ['blood pressure', 'The heart and blood circulation'],
  ['computer virus', 'Keeping software safe: updates, rights and backups'],
  ['laws of powers', 'Powers, roots and quadratic equations'],
  ['http', 'What HTTP is'],
  ['https', 'HTTPS and certificates'],
  ['functions', 'Functions and rates of change'],
  ['pressure of water', 'Pressure and buoyancy'],
  ['limits and derivatives', 'Limits and The derivative'],
  ['difference between an acid and a base', 'Acids, bases and pH'],
  ['viruses', 'Bacteria, viruses and other pathogens'],
  ['database', 'Relational databases and SQL'],
  ['markets', 'Opportunity cost and markets'],
  ['teach us about atoms', 'Atoms and isotopes'],
  ['search engine optimization', 'Being found: SEO'],
  ['marketing', 'Marketing: who, what, where'],
])('%j finds %j', (prompt, title) => {
  expect(retriever.find(prompt).title).toBe(title)
})

test.each([
  'the history of Ottoman ceramics',
  'python the snake',
  'machine learning with python',
  'functional programming',
  'quantum mechanics',
  'car mechanics',
  'weight loss',
  'power of attorney',
  'baseball statistics',
  'music sampling',
  'mode of transport',
  'linux distributions',
  'self-confidence',
  'how to weld steel',
  'vaccines for dogs in Peru',
  'history of calculus textbooks in Peru',
  'linear algebra',
  'differential equations',
  'equation of state thermodynamics',
  'engine oil',
  'how to search for a flat',
  'immune to criticism',
  'sorting laundry',
  'binary numbers',
  'binary stars',
  'merge companies',
  'memory palace',
  'memory foam mattress',
  'antivirus software',
  'system design',
  'chess openings',
  'circular economy',
  'trade unions',
  'chemical equilibrium',
  'nosql',
  'group theory',
  'table tennis',
  'R',
  'Go',
  '数学',
  'the',
  '?',
  // Prompts that only partly match a name.
  'science',
  'basic electronics',
  'the us constitution',
  'US constitution',
  'machine',
  'supervised',
  'faster machines',
])('%j is not covered', (prompt) => {
  expect(retriever.find(prompt)).toMatchObject({ unitIds: [], title: '' })
})

test.each([
  ['math', 'broad', ['From fractions to linear equations', 'Calculus', 'Probability and statistics']],
  ['mathmatics', 'broad', ['Calculus']],
  ['where do I start with maths?', 'broad', ['Calculus']],
  ['science', 'broad', ['Chemistry', 'Cell biology and genetics', 'Mechanics: motion, force and energy']],
  ['IT', 'broad', ['Networks and the Internet']],
  ['sales', 'broad', ['Marketing: who, what, where']],
  ['basic electronics', 'broad', ['Electricity, light and waves']],
  ['the us constitution', 'broad', ['What a state and a constitution are', 'Separation of powers']],
  ['voting', 'close', ['Voting systems', 'Democracy and elections']],
  ['vaccines for dogs in Peru', 'close', ['How vaccines work']],
  ['how big debt ruins gardeners', 'close', ['Loans and mortgages']],
  ['the history of Ottoman ceramics', 'close', ['World history by era']],
  ['sql injection in bakeries', 'close', ['Injection: when data becomes code']],
  ['machine learning with python', 'close', ['Machine learning and language models', 'Python basics']],
  ['how to weld steel', 'none', ['Python basics', 'World history by era']],
  ['astrology', 'none', ['Python basics']],
  ['R', 'none', ['Python basics']],
  ['数学', 'none', ['Python basics']],
])('%j offers what may be meant: %s', (prompt, fit, titles) => {
  const { fit: given, offers } = retriever.offers(prompt)
  expect({ fit: given, titles: offers.map(({ title }) => title) }).toEqual({
    fit,
    titles: expect.arrayContaining(titles),
  })
})

test('what only shares a word with a prompt is not offered', () => {
  const titles = retriever.offers('the history of Ottoman ceramics').offers.map(({ title }) => title)
  expect(titles).not.toContain('Version control and commits')
})

test('an offer says what it is and where it belongs', () => {
  expect(retriever.offers('vaccines for dogs in Peru').offers).toEqual([
    {
      kind: 'unit',
      id: 'immunity/how-vaccines-work',
      title: 'How vaccines work',
      about: 'The immune system and vaccines',
      prompt: 'How vaccines work',
    },
    {
      kind: 'pathway',
      id: 'why-vaccines-work',
      title: 'Why vaccines work',
      about: 'The immune system and vaccines',
      prompt: 'Why vaccines work',
    },
  ])
})

test('a prompt of the greatest length holds nobody up', () => {
  const from = cpuMs()
  for (const prompt of ['statistics '.repeat(45), 'a '.repeat(250), 'zzzyq wvutsrq '.repeat(35)])
    retriever.offers(prompt)
  expect(cpuMs() - from).toBeLessThan(250)
})
