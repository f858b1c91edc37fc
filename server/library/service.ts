import { readFile } from 'node:fs/promises'
import type { Item } from '../items/service.ts'
import { makeItem } from './exercises.ts'
import { importTemplates, templatesPath } from './files.ts'
import { closeOver } from './graph.ts'
import { LibraryFile, type Pathway, type Subject, type Unit } from './unit.ts'

export type { Exercise } from '../../content/template.ts'
export { itemFrom } from './itemFrom.ts'
export type { Pathway, Subject, Unit } from './unit.ts'

/** The built-in library. Both its subjects and its units stand in the order to learn them. */
export type Library = {
  /** Changes whenever a text does. */
  hash: string
  subjects: Subject[]
  units: ReadonlyMap<string, Unit>
  /** In the order to show them. */
  pathways: Pathway[]
  /** Where the units' `.templates.ts` stand; absent where no unit has any. */
  contentDir?: string
}

/** Reads what `compileLibrary` wrote. Templates are imported at their first use. */
export async function loadLibrary(file: string, contentDir: string): Promise<Library> {
  const { units, ...rest } = LibraryFile.parse(JSON.parse(await readFile(file, 'utf8')))
  return { ...rest, units: new Map(units.map((unit) => [unit.id, unit])), contentDir }
}

/** An exercise of a unit's template: the same seed, the same item. Throws a RangeError for what the library lacks. */
export async function makeExercise(library: Library, unitId: string, templateId: string, seed: string): Promise<Item> {
  const unit = library.units.get(unitId)
  if (!unit?.templateIds.includes(templateId) || library.contentDir === undefined) {
    throw new RangeError(`The library has no template ${unitId}/${templateId}.`)
  }
  const templates = await importTemplates(templatesPath(library.contentDir, unitId))
  const template = templates.find(({ id }) => id === templateId)
  if (!template) throw new RangeError(`The template ${unitId}/${templateId} is gone since the library was compiled.`)
  return makeItem(unitId, template, seed)
}

/** The units with all that they build on, each after its prerequisites, else in the order of their subjects. */
export function closePrerequisites(library: Library, unitIds: readonly string[]): string[] {
  return closeOver(new Map([...library.units.values()].map((unit) => [unit.id, unit.prerequisites])), unitIds)
}
