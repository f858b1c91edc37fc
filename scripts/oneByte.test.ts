import { build, type Rollup } from 'vite'
import { expect, test } from 'vitest'
import { oneByte } from './oneByte.ts'

// biome-ignore lint/suspicious/noTemplateCurlyInString: a program as text
const SOURCE = "export const said = [`“a” ${'日'}`, '😀é', /^[–—]😀?$/u.test('—😀')]"

test('a bundle for the server is written in ASCII, and says the same', async () => {
  const entry = { name: 'entry', resolveId: (id: string) => id, load: () => SOURCE }
  const { output } = (await build({
    ...{ configFile: false, logLevel: 'silent', plugins: [entry, oneByte()] },
    build: { ssr: 'entry', write: false },
  })) as Rollup.RollupOutput
  const [{ code }] = output
  expect(Buffer.from(code, 'ascii').toString('ascii')).toBe(code)
  const { said } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  expect(said).toEqual(['“a” 日', '😀é', true])
})
