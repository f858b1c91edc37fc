import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compileLibrary } from '../../library/compile.ts'
import { loadLibrary } from '../../library/service.ts'
import { createRetriever } from './retrieve.ts'

const file = join(mkdtempSync(join(tmpdir(), 'lyceum-library-')), 'library.json')
await compileLibrary('content', file)
const retriever = createRetriever(await loadLibrary(file, 'content'))

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
  'how to bake bread',
  'vaccines for dogs in Peru',
  'history of calculus textbooks in Peru',
  'linear algebra',
  'differential equations',
  'equation of state thermodynamics',
  'search engine optimization',
  'how to search for a job',
  'immune to criticism',
  'sorting laundry',
  'binary numbers',
  'binary stars',
  'merge companies',
  'memory palace',
  'memory foam mattress',
  'computer virus',
  'antivirus software',
  'system design',
  'chess openings',
  'blood pressure',
  'circular economy',
  'trade unions',
  'chemical equilibrium',
  'nosql',
  'table tennis',
  'R',
  'Go',
  '数学',
  'the',
  '?',
])('%j is not covered', (prompt) => {
  expect(retriever.find(prompt)).toMatchObject({ unitIds: [], title: '' })
})

test('what is nearest is offered only where it has to do with the prompt', () => {
  expect(retriever.find('the history of Ottoman ceramics').nearest).toEqual([])
  expect(retriever.find('vaccines for dogs in Peru').nearest.map((one) => one.title)).toContain(
    'The immune system and vaccines',
  )
})
