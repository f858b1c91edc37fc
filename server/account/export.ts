import type { TopicSource } from '#contract/topicSource.ts'
import { findLessonSource, findTopicSource, listLessonStates } from '../catalog/service.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { listStatements } from '../problems/service.ts'
import { type ServerWords, say } from '../words.ts'
import { listNotedLessons, listOwned, notesOn, type Row, rowsOf } from './rows.ts'
import { listOwnTopics } from './store.ts'
import { type ZipEntry, zipOf } from './zip.ts'

/**
 * A zip file with all data of a person: a JSON file for each kind of data, and their topics and notes also as Markdown.
 */
export const exportZip = (deps: Pick<Deps, 'db' | 'clock'>, uid: string) =>
  // The words are resolved now, because the zip is generated later, when the language of the request is no longer
  // known.
  zipOf(
    entriesOf(
      deps,
      uid,
      say(({ archive }) => archive),
    ),
  )

async function* entriesOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  uid: string,
  words: Words,
): AsyncGenerator<ZipEntry> {
  const tables = (await listOwned(db)).sort((a, b) => (a.file < b.file ? -1 : 1))
  const files = [...new Set(tables.map(({ file }) => `  ${file}.json`))].join('\n')
  yield { name: 'README.txt', text: [words.readme(new Date(clock()).toISOString(), files)] }
  for (const table of tables) yield { name: `${table.file}.json`, text: jsonOf(rowsOf(db, table, uid)) }
  for (const topic of await listOwnTopics(db, uid))
    yield { name: `topics/${fileNameOf(topic)}.md`, text: topicText(db, topic) }
  yield { name: 'notes.md', text: notesText(db, uid, words) }
}

/** A JSON array with one row on each line, so that long files can be read line by line. */
async function* jsonOf(rows: AsyncIterable<Row>) {
  let before = '[\n'
  for await (const row of rows) {
    yield `${before}${JSON.stringify(row)}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

type Words = ServerWords['archive']
type Topic = Awaited<ReturnType<typeof listOwnTopics>>[number]

/** A readable name that is valid on every system. It includes the id, because titles are not unique. */
const fileNameOf = ({ id, title }: Pick<Topic, 'id' | 'title'>) => {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return `${[...words].slice(0, 60).join('') || 'topic'}-${id}`
}

async function* topicText(db: Db, { id, title, summary, objective, subject }: Topic) {
  const source = await findTopicSource(db, id)
  yield `# ${title}\n\n${[subject, objective, summary, source && sourceText(source)].filter(Boolean).join('\n\n')}\n`
  for (const { id: lessonId } of await listLessonStates(db, id)) {
    const lesson = await findLessonSource(db, lessonId)
    if (lesson) yield `\n# ${lesson.title}\n\n${lesson.markdown.trim()}\n`
  }
  for (const problem of await listStatements(db, id)) yield `\n# ${problem.title}\n\n${problem.statement.trim()}\n`
}

/** Where the topic's text comes from, and under which licence. */
function sourceText({ title, author, address, revision, licence, authorsAddress, date }: TopicSource) {
  const terms = licence && [licence.name, licence.url].filter(Boolean).join(', ')
  return [title, author, address, revision, date, terms, authorsAddress].filter(Boolean).join(' · ')
}

async function* notesText(db: Db, uid: string, words: Words) {
  yield `# ${words.notesTitle}\n`
  let above = ''
  const noted = await listNotedLessons(db, uid)
  const closed = noted.filter(({ topic }) => topic === null)
  for (const { id: lessonId, topic, lesson } of [...noted.filter(({ topic }) => topic !== null), ...closed]) {
    const heading = topic ?? words.closedLessons
    if (heading !== above) yield `\n## ${heading}\n`
    above = heading
    if (topic !== null) yield `\n### ${lesson}\n`
    for await (const note of notesOn(db, { uid, lessonId })) {
      yield `\n> ${note.quote.replaceAll('\n', '\n> ')}\n`
      if (note.text) yield `\n${note.text}\n`
    }
  }
}
