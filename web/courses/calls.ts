import { queryOptions } from '@tanstack/react-query'
import { type Course, getCustomCourse, listCustomCourses } from '#contract/courses.ts'
import { call, query } from '../api.ts'

/** One's own course, or null on any error: nothing there, nobody signed in, no answer. */
export async function fetchCustomCourse(id: string): Promise<Course | null> {
  try {
    return await call(getCustomCourse, { id })
  } catch {
    return null
  }
}

/** What was shown stays where it cannot be asked for again. */
export const courseQuery = (id: string) =>
  queryOptions({
    queryKey: query(getCustomCourse, { id }).queryKey,
    meta: { personal: true },
    queryFn: async ({ client, queryKey }) =>
      (await fetchCustomCourse(id)) ?? client.getQueryData<Course | null>(queryKey) ?? null,
    refetchOnMount: 'always',
  })

export const listQuery = query(listCustomCourses, {})
