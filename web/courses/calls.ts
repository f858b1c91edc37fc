import { queryOptions } from '@tanstack/react-query'
import { type Course, getCustomCourse, listCustomCourses } from '#contract/courses.ts'
import { type Call, call, keptAs, query } from '../api/api.ts'

/** The person's own course, or null on any error: nothing there, nobody signed in, no answer. */
export async function fetchCustomCourse(id: string, calling: Call = call): Promise<Course | null> {
  try {
    return await calling(getCustomCourse, { id })
  } catch {
    return null
  }
}

/** `course` is null if it could not be loaded, or as it was when it last could: then it is not `isCurrent`. */
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
