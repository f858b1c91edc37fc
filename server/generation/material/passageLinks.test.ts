import { expect, test } from 'vitest'
import type { Item } from '../../items/service.ts'
import { withLink } from './passageLinks.ts'

const optionOf = (text: string, correct: boolean, why: string) => ({ id: text, text, correct, why })
const item = {
  kind: 'multiple',
  stem: 'What holds for the canal?',
  evidence: 'It made shipping dramatically cheaper.',
  options: [
    optionOf('Its work took eight years', true, 'Digging began in 1817.'),
    optionOf('Goods could be moved for less money', true, 'Shipping became cheaper.'),
    optionOf('It made shipping slower', false, 'Shipping dramatically gained speed.'),
  ],
} as unknown as Item

test('of several right options, only the one that is closest to the evidence leads to its passage', () => {
  const { options } = withLink(item as Extract<Item, { kind: 'multiple' }>, [22])
  expect(options.map(({ why }) => why)).toEqual([
    'Digging began in 1817.',
    'Shipping became cheaper. [\\[22\\]](#passage-22)',
    'Shipping dramatically gained speed.',
  ])
})
