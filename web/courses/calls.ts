import { queryOptions } from '@tanstack/react-query'
import { type Course, getCustomCourse, listCustomCourses } from '#contract/courses.ts'
import { type Call, call, keptAs, query } from '../api/api.ts'

/** The user's own course, or null on any error: not found, not signed in, no response. */
export async function fetchCustomCourse(id: string, calling: Call = call): Promise<Course | null> {
  try {
    return await calling(getCustomCourse, { id })
  } catch {
    return null
  }
}

/** If loading fails, `course` is the last loaded version with `isCurrent` false, or null if there is none. */
export type LoadedCourse = { course: Course | null; isCurrent: boolean }

export const courseQuery = (id: string) =>
  queryOptions({
    queryKey: [getCustomCourse.path, { id }],
    meta: keptAs(getCustomCourse),
    queryFn: async ({ client, queryKey }): Promise<LoadedCourse> => {
      const course = await fetchCustomCourse(id)
      if (course) return { course, isCurrent: true }
      return { course: client.getQueryData<LoadedCourse>(queryKey)?.course ?? null, isCurrent: false }
    },
    refetchOnMount: 'always',
  })

export const listQuery = query(listCustomCourses, {})
