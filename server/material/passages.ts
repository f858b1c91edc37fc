import type { Passage } from '#contract/passages.ts'
import type { Db } from '../db/client.ts'
import type { CitationRow } from '../db/tables.ts'
import { type Citation, placeOf, stands } from './document.ts'
import { findCitation, findMaterial, saveCitations } from './store.ts'
import { documentIn, sourceIn, toldOf } from './stored.ts'

/** How much of the source is shown on each side of a quote, in characters. */
const AROUND = 600

export type NewCitation = Citation & { n: number }

/**
 * Stores the passages that a lesson and its questions cite. Quotes that aren't in the source word for word are left
 * out, so that every link leads to an actual quote. Returns the numbers (`n`) of the stored passages.
 */
export async function savePassages(
  tx: Db,
  { lessonId, materialId, citations }: { lessonId: string; materialId: string; citations: readonly NewCitation[] },
): Promise<number[]> {
  const material = citations.length > 0 && (await findMaterial(tx, materialId))
  if (!material) return []
  const standing = citations.filter((citation) => stands(material, citation))
  await saveCitations(
    tx,
    standing.map(({ n, start, end, quote }) => ({ lessonId, n, materialId, start, end, quote })),
  )
  return standing.map(({ n }) => n)
}

/** Returns a passage with the text around it. Doesn't check whether the caller may read it. */
export async function findPassage(
  db: Db,
  place: Pick<CitationRow, 'lessonId' | 'n'>,
): Promise<Omit<Passage, 'language'> | undefined> {
  const row = await findCitation(db, place)
  if (!row) return undefined
  const { text } = row
  const { start, end, quote } = row
  const from = Math.max(0, start - AROUND)
  const to = Math.min(text.length, end + AROUND)
  return {
    ...place,
    before: from === 0 ? text.slice(0, start) : fromAWord(text.slice(from, start)),
    quote,
    after: to === text.length ? text.slice(end) : toAWord(text.slice(end, to)),
    place: placeOf(documentIn(row), start),
    source: toldOf(sourceIn(row)),
  }
}

/** Removes the beginning of the text, which may be the second half of a word that was cut. */
const fromAWord = (text: string) => text.slice(Math.max(0, text.search(/\s/)))
/** Removes the last word, which may have been cut. */
const toAWord = (text: string) => text.replace(/\s\S*$/, '')
