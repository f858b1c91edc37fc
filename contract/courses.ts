import { z } from 'zod'
import { Id } from './catalog.ts'
import { endpoint, fetching } from './endpoint.ts'
import { line, nameOf } from './names.ts'
import { said } from './said.ts'
import { SearchText } from './search.ts'

export const COURSES_PER_PERSON = 100
export const ENTRIES_PER_COURSE = 200
export const SECTIONS_PER_COURSE = 30
export const COURSE_TITLE_MAX_LENGTH = 120
export const COURSE_DESCRIPTION_MAX_LENGTH = 2_000

const courseThingKinds = ['topic', 'lesson', 'quiz'] as const
/** What a course can hold. */
export const CourseThingKind = z.enum(courseThingKinds)
export type CourseThingKind = z.infer<typeof CourseThingKind>

/** `open`: can be read. `private`: only the owner of the course can read it. `gone`: no longer available. */
export const EntryState = z.enum(['open', 'private', 'gone'])

/** What the reader has done of an entry; null for visitors, and where there is nothing to do any more. */
const EntryProgress = z.object({
  lessonsRead: z.number().int(),
  lessonCount: z.number().int(),
  questionsAnswered: z.number().int(),
  questionCount: z.number().int(),
})

export const CourseEntry = z.object({
  /** Made by the client; once in a course. */
  id: z.string(),
  kind: CourseThingKind,
  thingId: z.string(),
  /** As it is called now, or was when it could last be read. */
  title: z.string(),
  state: EntryState,
  /** Of a lesson or a quiz that can be read. */
  topicTitle: z.string().nullable(),
  minutes: z.number().int().nullable(),
  progress: EntryProgress.nullable(),
})
export type CourseEntry = z.infer<typeof CourseEntry>

const sectionOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({ id: z.string(), title: z.string(), entries: z.array(entry) })

export const Course = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Counts the saves; a save names the one that it is based on. */
  version: z.number().int(),
  /** A path of this site that opens the course for whoever has it; null while it is private. */
  path: z.string().nullable(),
  sections: z.array(sectionOf(CourseEntry)),
  createdAt: z.number().int(),
  updatedAt: z.number().int(),
})
export type Course = z.infer<typeof Course>

export const CourseSummary = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  entryCount: z.number().int(),
  isShared: z.boolean(),
  createdAt: z.number().int(),
  updatedAt: z.number().int(),
})
export type CourseSummary = z.infer<typeof CourseSummary>

/** As a course, but of what the reader may not read there is the title alone. */
export const SharedCourse = z.object({
  title: z.string(),
  description: z.string(),
  sections: z.array(sectionOf(CourseEntry.extend({ thingId: z.string().nullable() }))),
  updatedAt: z.number().int(),
})
export type SharedCourse = z.infer<typeof SharedCourse>

const courseId = z.object({ id: Id })
/** Made by the client, so that a retry after a lost reply makes one course. */
const newCourseId = z.object({ id: z.uuid() })
const Title = nameOf({
  max: COURSE_TITLE_MAX_LENGTH,
  missing: said((words) => words.courseTitleMissing),
  long: said((words) => words.courseTitleLong(COURSE_TITLE_MAX_LENGTH)),
})
const Description = z.string().max(
  COURSE_DESCRIPTION_MAX_LENGTH,
  said((words) => words.courseDescriptionLong),
)
/** In JSON, where a character takes six bytes at most; ids have up to 80 characters. */
const SECTION_MAX_BYTES = 6 * (COURSE_TITLE_MAX_LENGTH + 40) + 100
const ENTRY_MAX_BYTES = 6 * (80 + 40) + 100
const Part = z.string().min(1).max(40)
const Thing = z.object({ kind: CourseThingKind, thingId: Id })
const Section = z.object({
  id: Part,
  title: line().max(
    COURSE_TITLE_MAX_LENGTH,
    said((words) => words.sectionTitleLong(COURSE_TITLE_MAX_LENGTH)),
  ),
  entries: z.array(Thing.extend({ id: Part })),
})

/** One's own course. The web app's call gives null on any error. */
export const getCustomCourse = endpoint({
  method: 'GET',
  path: '/user/custom-courses/:id',
  access: 'user',
  refusal: 'shown',
  failure: fetching('custom course'),
  input: courseId,
  output: Course,
})
/** All of one's own, newest first, and those that can still be brought back. */
export const listCustomCourses = endpoint({
  method: 'GET',
  path: '/user/custom-courses',
  access: 'user',
  refusal: 'shown',
  failure: fetching('custom courses'),
  input: z.object({}),
  output: z.object({
    items: z.array(CourseSummary),
    deleted: z.array(z.object({ id: z.string(), title: z.string(), restorableUntil: z.number().int() })),
  }),
})
export const createCustomCourse = endpoint({
  method: 'POST',
  path: '/user/custom-courses/create',
  access: 'owner',
  refusal: 'shown',
  failure: 'Error creating course: ',
  input: newCourseId.extend({ title: Title }),
  output: Course,
  status: 201,
})

/** A version that is no longer the newest is refused (409), and nothing is changed. */
export const saveCustomCourse = endpoint({
  method: 'POST',
  path: '/user/custom-courses/save',
  access: 'owner',
  refusal: 'shown',
  failure: 'Error saving course: ',
  input: courseId.extend({
    version: z.number().int().min(1),
    /** Of this save; the same save sent twice, after a lost reply, is one. */
    saveId: z.uuid(),
    title: Title,
    description: Description,
    sections: z
      .array(Section)
      .min(
        1,
        said((words) => words.sectionMissing),
      )
      .max(
        SECTIONS_PER_COURSE,
        said((words) => words.sectionsMany(SECTIONS_PER_COURSE)),
      )
      .refine(
        (sections) => sections.flatMap(({ entries }) => entries).length <= ENTRIES_PER_COURSE,
        said((words) => words.entriesMany(ENTRIES_PER_COURSE)),
      )
      .refine(
        (sections) => areDistinct([...sections, ...sections.flatMap(({ entries }) => entries)]),
        said((words) => words.courseIdsTwice),
      ),
  }),
  output: z.object({ id: z.string(), version: z.number().int(), updatedAt: z.number().int() }),
  // Entries have a bound over all sections together.
  bodyMaxBytes:
    6 * (COURSE_TITLE_MAX_LENGTH + COURSE_DESCRIPTION_MAX_LENGTH) +
    SECTIONS_PER_COURSE * SECTION_MAX_BYTES +
    ENTRIES_PER_COURSE * ENTRY_MAX_BYTES +
    1024,
})
const areDistinct = (parts: { id: string }[]) => new Set(parts.map(({ id }) => id)).size === parts.length

/** Puts something at the end; what is in the course already stays where it is. */
export const addToCustomCourse = endpoint({
  method: 'POST',
  path: '/user/custom-courses/add',
  access: 'owner',
  refusal: 'shown',
  failure: 'Error adding to course: ',
  input: courseId.extend(Thing.shape),
  output: z.object({ id: z.string(), title: z.string(), added: z.boolean() }),
})
/** Asked again, it gives the same link, until that is withdrawn. */
export const shareCustomCourse = endpoint({
  method: 'POST',
  path: '/user/custom-courses/share',
  access: 'owner',
  refusal: 'shown',
  failure: 'Error sharing course: ',
  input: courseId,
  output: z.object({ id: z.string(), path: z.string() }),
})
export const unshareCustomCourse = endpoint({
  method: 'POST',
  path: '/user/custom-courses/unshare',
  access: 'owner',
  refusal: 'shown',
  failure: 'Error withdrawing link: ',
  input: courseId,
  output: z.object({ id: z.string() }),
})
/** Gone at once, and for good when RESTORABLE_MS (sharing.ts) have passed. */
export const deleteCustomCourse = endpoint({
  method: 'POST',
  path: '/user/custom-courses/delete',
  access: 'owner',
  refusal: 'shown',
  failure: 'Error deleting course: ',
  input: courseId,
  output: z.object({ id: z.string(), restorableUntil: z.number().int() }),
})
export const restoreCustomCourse = endpoint({
  method: 'POST',
  path: '/user/custom-courses/restore',
  access: 'owner',
  refusal: 'shown',
  failure: 'Error restoring course: ',
  input: courseId,
  output: z.object({ id: z.string() }),
})
/** A copy of one's own course, as private as a new one. */
export const copyCustomCourse = endpoint({
  method: 'POST',
  path: '/user/custom-courses/copy',
  access: 'owner',
  refusal: 'shown',
  failure: 'Error copying course: ',
  input: newCourseId.extend({ courseId: Id }),
  output: Course,
  status: 201,
})

const byToken = z.object({ token: z.string().min(1).max(100) })

export const copySharedCourse = endpoint({
  method: 'POST',
  path: '/user/shared-courses/copy',
  access: 'user',
  refusal: 'shown',
  failure: 'Error copying course: ',
  input: newCourseId.extend(byToken.shape),
  output: Course,
  status: 201,
})
export const getSharedCourse = endpoint({
  method: 'GET',
  path: '/user/shared-courses/:token',
  access: 'user',
  refusal: 'shown',
  failure: fetching('shared course'),
  input: byToken,
  output: SharedCourse,
})
export const getPublicSharedCourse = endpoint({
  method: 'GET',
  path: '/info/shared-courses/:token',
  access: 'public',
  failure: fetching('shared course'),
  input: byToken,
  output: SharedCourse,
})

export const CourseThing = z.object({
  kind: CourseThingKind,
  thingId: z.string(),
  title: z.string(),
  topicTitle: z.string().nullable(),
  minutes: z.number().int().nullable(),
})
export type CourseThing = z.infer<typeof CourseThing>

/** What can be put into a course and has every word of `q`, at most 20; the newest where nothing is asked for. */
export const findCourseThings = endpoint({
  method: 'GET',
  path: '/user/course-things',
  access: 'user',
  refusal: 'shown',
  failure: fetching('what can be added'),
  input: z.object({
    kind: CourseThingKind,
    q: SearchText.optional(),
  }),
  output: z.object({ items: z.array(CourseThing) }),
})
