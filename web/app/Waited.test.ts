import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Waited } from './Waited.tsx'

const after = (seconds: number) => renderToStaticMarkup(createElement(Waited, { since: Date.now() - seconds * 1_000 }))
const announced = (html: string) => /role="status">([^<]*)</.exec(html)?.[1]

test('a short wait isn’t mentioned', () => {
  expect(after(10)).not.toContain('Waiting')
  expect(announced(after(10))).toBe('')
})

test('a longer wait is shown in seconds, and only full minutes are announced', () => {
  expect(after(20)).toContain('<p aria-hidden="true">Waiting for 20 s</p>')
  expect(after(20)).toContain('You don’t have to wait here.')
  expect(announced(after(20))).toBe('')
  expect(after(80)).toContain('<p aria-hidden="true">Waiting for 1 min 20 s</p>')
  expect(announced(after(80))).toBe('You’ve been waiting for 1 minute.')
  expect(announced(after(150))).toBe('You’ve been waiting for 2 minutes.')
})
