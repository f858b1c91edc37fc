import { expect, test } from 'vitest'
import { isNear } from './near.ts'

test.each([
  ['learn python', 'Python basics'],
  ['introduction to photosynthesis', 'Photosynthesis'],
  ['causes of the French Revolution', 'French Revolution: causes'],
  ['sorting algorithms', 'Sort algorithm'],
  ['colour theory', 'Color theory'],
  ['organising a kitchen', 'Organizing your kitchen'],
  ['photosyntehsis', 'Photosynthesis'],
  ['parallell circuits', 'Parallel circuits'],
  ['World War 2', 'World War II'],
  ['the second world war', 'Second World War'],
  ['Poincare maps', 'Poincaré maps'],
  ['how do I learn bowlines', 'The bowline'],
  ['the Second World War', 'World War II'],
  ['trade routes in the Roman empire', 'Roman empire trade'],
])('%s is near to %s', (a, b) => {
  expect([isNear(a, b), isNear(b, a)]).toEqual([true, true])
})

test.each([
  ['binary search', 'Binary search trees'],
  ['World War 1', 'World War 2'],
  ['world war i', 'World War II'],
  ['Python', 'Python 3'],
  ['first law of thermodynamics', 'Second law of thermodynamics'],
  ['C', 'C++'],
  ['C++', 'C#'],
  ['Java', 'JavaScript'],
  ['adsorption', 'Absorption'],
  ['isotopes', 'Isotones'],
  ['symmetric encryption', 'Asymmetric encryption'],
  ['mitosis', 'Meiosis'],
  ['linear equations', 'Nonlinear equations'],
  ['photosynthesis', 'Photosynthesis in desert plants'],
  ['how it works', 'How it works'],
  ['1.5 degrees', '2 degrees'],
])('%s is not near to %s', (a, b) => {
  expect([isNear(a, b), isNear(b, a)]).toEqual([false, false])
})
