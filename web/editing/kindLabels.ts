import type { EditedItem } from '#contract/items.ts'

export const kindLabels: Record<EditedItem['kind'], string> = {
  single: 'One right option',
  multiple: 'Several right options',
  typed: 'Typed answer',
  numeric: 'A number',
  'true-false': 'True or false, with the reason',
  output: 'What code prints',
  ordering: 'Steps in order',
  matching: 'Pairs',
}
