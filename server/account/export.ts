import { findLessonSource, listLessonStates } from '../catalog/service.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { listNotedLessons, listOwned, notesOn, type Row, rowsOf } from './rows.ts'
import { listOwnTopics } from './store.ts'
import { type ZipEntry, zipOf } from './zip.ts'

/** Everything that a person owns: by kind as JSON, and what they read and wrote as Markdown too. */
export const exportZip = (deps: Pick<Deps, 'db' | 'clock'>, uid: string) => zipOf(entriesOf(deps, uid))

async function* entriesOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, uid: string): AsyncGenerator<ZipEntry> {
  const tables = (await listOwned(db)).sort((a, b) => (a.file < b.file ? -1 : 1))
  yield {
    name: 'README.txt',
    text: [
      readme(
        clock(),
        tables.map(({ file }) => file),
      ),
    ],
  }
  for (const table of tables) yield { name: `${table.file}.json`, text: jsonOf(rowsOf(db, table, uid)) }
  for (const topic of await listOwnTopics(db, uid))
    yield { name: `topics/${fileNameOf(topic)}.md`, text: topicText(db, topic) }
  yield { name: 'notes.md', text: notesText(db, uid) }
}

/** A list, a line each, so that a long one can be read piece by piece. */
async function* jsonOf(rows: AsyncIterable<Row>) {
  let before = '[\n'
  for await (const row of rows) {
    yield `${before}${JSON.stringify(row)}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

type Topic = Awaited<ReturnType<typeof listOwnTopics>>[number]

/** Readable, and a name that every system takes; two topics may have one title. */
const fileNameOf = ({ id, title }: Pick<Topic, 'id' | 'title'>) => {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return `${[...words].slice(0, 60).join('') || 'topic'}-${id}`
}

async function* topicText(db: Db, { id, title, summary, objective, subject }: Topic) {
  yield `# ${title}\n\n${[subject, objective, summary].filter(Boolean).join('\n\n')}\n`
  for (const { id: lessonId } of await listLessonStates(db, id)) {
    const lesson = await findLessonSource(db, lessonId)
    if (lesson) yield `\n# ${lesson.title}\n\n${lesson.markdown.trim()}\n`
  }
}

async function* notesText(db: Db, uid: string) {
  yield '# Notes and highlights\n'
  let above = ''
  const noted = await listNotedLessons(db, uid)
  const closed = noted.filter(({ topic }) => topic === null)
  for (const { id: lessonId, topic, lesson } of [...noted.filter(({ topic }) => topic !== null), ...closed]) {
    const heading = topic ?? 'Lessons that are no longer open to you'
    if (heading !== above) yield `\n## ${heading}\n`
    above = heading
    if (topic !== null) yield `\n### ${lesson}\n`
    for await (const note of notesOn(db, { uid, lessonId })) {
      yield `\n> ${note.quote.replaceAll('\n', '\n> ')}\n`
      if (note.text) yield `\n${note.text}\n`
    }
  }
}

const readme = (now: number, files: string[]) => `Your data at Lyceum, as of ${new Date(now).toISOString()}.

Each file ending in .json is a list of one kind of thing that you own; times are milliseconds since 1970 (UTC), yes and
no are 1 and 0. An empty list means that there is none of it.

${[...new Set(files)].map((file) => `  ${file}.json`).join('\n')}

  topics/    your topics with their lessons, as Markdown
  notes.md   your notes and highlights, by lesson

Not in here: passwords, tokens and other secrets; the keys to questions, which would give their answers away; and what
can be made again from the rest.
`
