import type { Library, Problem, WholeUnit } from '../library/service.ts'

/** A library with all its texts in memory. */
export type WholeLibrary = Omit<Library, 'units' | 'problems'> & {
  units: ReadonlyMap<string, WholeUnit>
  problems: Problem[]
}

/** A copy of the library with other units and, if given, other problems. */
export const withUnits = (
  library: Omit<WholeLibrary, 'units' | 'readText' | 'readProblem'>,
  units: Iterable<WholeUnit>,
  problems = library.problems,
): WholeLibrary => {
  const byId = new Map(Array.from(units, (unit) => [unit.id, unit]))
  const lacks = (what: string) => new RangeError(`The library has no ${what}.`)
  return {
    ...library,
    units: byId,
    problems,
    async readText(id) {
      const unit = byId.get(id)
      if (!unit) throw lacks(`unit ${id}`)
      return unit
    },
    async readProblem(slug) {
      const problem = problems.find((one) => one.slug === slug)
      if (!problem) throw lacks(`problem ${slug}`)
      return problem
    },
  }
}
