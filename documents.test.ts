import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDERS = 'contract,words,server,web,content,scripts,e2e,bench,eval,security,docs'
const pages = globSync(['*.md', `{${FOLDERS}}/**/*.md`])
  // CHANGELOG.md may mention files that no longer exist, and content/ isn't documentation.
  .filter((page) => page !== 'CHANGELOG.md' && !page.startsWith('content/'))
const textOf = (page: string) => readFileSync(page, 'utf8')
const everywhere = (find: RegExp) =>
  pages.flatMap((page) => Array.from(textOf(page).matchAll(find), ([, found = '']) => ({ page, found })))

/** Files that the instructions in CONTRIBUTING.md tell their readers to create, and files that tools create. */
const MADE = /spelling|today|lessonStars|recordings/i
const ours = new RegExp(`^(?:${FOLDERS.replaceAll(',', '|')})/[\\w./@-]+$`)

test('every file that the documents name exists', () => {
  const named = everywhere(/`([^`\n]+)`/g).filter(({ found }) => ours.test(found) && !MADE.test(found))
  expect(named.length).toBeGreaterThan(100)
  // Test runners and scripts also accept the beginning of a file name.
  const exists = (path: string) => existsSync(path) || globSync(`${path}.*`).length > 0
  expect(named.filter(({ found }) => !exists(found))).toEqual([])
})

test('every file that the README of a folder names is in this folder', () => {
  const inFolders = pages.filter((page) => page.endsWith('/README.md'))
  expect(inFolders.length).toBeGreaterThan(10)
  const named = inFolders.flatMap((page) =>
    Array.from(textOf(page).matchAll(/`([\w./-]+\.tsx?)`/g), ([, found = '']) => ({ page, found })),
  )
  expect(named.length).toBeGreaterThan(100)
  // A name may also be the end of several names, such as `Tables.ts`, or begin with the name of another folder.
  const isThere = ({ page, found }: { page: string; found: string }) =>
    ['.', 'server', dirname(page)].some((folder) => existsSync(join(folder, found))) ||
    globSync(join(dirname(page), '**', `*${found}`)).length > 0
  expect(named.filter((one) => !isThere(one))).toEqual([])
})

test('no document has the marks of an unfinished merge', () => {
  expect(everywhere(/^(<{7} .*|>{7} .*)$/gm)).toEqual([])
})

test('every link between the documents leads to a file', () => {
  const links = everywhere(/\]\((?![a-z]+:|#)([^)#\s]+)/g)
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter(({ page, found }) => !existsSync(join(dirname(page), found)))).toEqual([])
})

test('every npm script that the documents name exists', () => {
  const { scripts } = JSON.parse(textOf('package.json'))
  const named = everywhere(/npm run ([\w:]+)/g)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ found }) => !(found in scripts))).toEqual([])
})
