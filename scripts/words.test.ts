import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { literalsIn } from './literals.ts'
import { pseudo, pseudoText } from './pseudo.ts'
import { exportsOf } from './words.ts'

test('no text of the web app stands outside the catalogs', () => {
  const paths = globSync('web/**/*.{ts,tsx}', { exclude: ['**/*.test.{ts,tsx}', 'web/gallery/**'] })
  expect(paths.length).toBeGreaterThan(200)
  expect(paths.flatMap((path) => literalsIn(path, readFileSync(path, 'utf8')))).toEqual([])
})

test('the names of a catalog, types left out', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-words-'))
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'a.ts')
  writeFileSync(
    file,
    "export const a = 'A'\nexport type B = string\nexport const { c, d } = e\nexport { f } from './f.ts'\n",
  )
  expect(exportsOf(file)).toEqual(['a', 'c', 'd', 'f'])
  rmSync(folder, { recursive: true })
})

test.each([
  ['Save', 'Šàṽé~~'],
  ['12 %', '12 %'],
  ['See <terms>terms</terms>.', 'Šéé <terms>ţéŕɱš</terms>.~~~~'],
  ['# lesson', '# ĺéššóñ~~~~'],
])('%s is %s in a language that nobody speaks', (text, said) => {
  expect(pseudoText(text)).toBe(said)
})

test('of a catalog only what is read is changed', () => {
  const source = [
    "import { date, plural } from './language.ts'",
    "export const a = { one: 'Go' }",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a catalog as text
    "export const b = (n: number, kind: 'x' | 'y') => `${n} in ${kind === 'x' ? 'ab' : 'cd'} ${date(n, { dateStyle: 'medium' })}`",
  ].join('\n')
  const said = pseudo('a.ts', source, 'en-XA')
  expect(said).toContain("import { date, plural } from './language.ts'")
  expect(said).toContain('{ one: "Ĝó~" }')
  expect(said).toContain('kind === \'x\' ? "àƀ~" : "çđ~"')
  expect(said).toContain("dateStyle: 'medium'")
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a catalog as text
  expect(said).toContain('`${n} íñ ~~${kind')
  expect(pseudo('words/en/language.ts', "export const language: string = 'en'", 'ar-XB')).toContain("'ar-XB'")
})

test.each([
  ['<p>Read on</p>', ['Read on']],
  ['<p>Read</p>', ['Read']],
  ['<b aria-label="Close" className="btn big" />', ['Close']],
  ['<b title={x ? "Show all" : words.hide} />', ['Show all']],
  ['<b>{busy ? "Saving…" : words.save}</b>', ['Saving…']],
  ['const options = [{ value: "a", label: "any" }]', ['any']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a program as text
  ['const html = `<dl class="big list" ${mark}><dt>Read on</dt>`', ['Read on']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a program as text
  ['const text = `Nothing of ${x} was found`', ['Nothing of', 'was found']],
  ['const title = "What you know"', ['What you know']],
  ['if (event.key === "Enter" || kind === "Some thing") throw new Error("Must not happen here")', []],
  ['import { a } from "./Read on.ts"\nconst node = document.querySelector("main p")', []],
  ['<p>{words.readOn}</p>', []],
  ['type Name = "Some words"', []],
])('outside the catalogs, in %s it finds %j', (source, found) => {
  expect(literalsIn('web/a.tsx', source).map(({ text }) => text)).toEqual(found)
})
