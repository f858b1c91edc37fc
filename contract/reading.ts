import { z } from 'zod'
import { Id, LessonPlace } from './catalog.ts'
import { endpoint, fetching } from './endpoint.ts'
import { said } from './said.ts'

export const QUOTE_MAX_LENGTH = 1_000
export const NOTE_MAX_LENGTH = 5_000
export const NOTES_PER_LESSON = 500
/** So much of the text before and after a quote is kept with it. */
export const CONTEXT_LENGTH = 64

/** Remembers where a person is in a lesson, for every device of theirs. */
export const saveLessonPlace = endpoint({
  method: 'POST',
  path: '/lessons/place',
  access: 'user',
  refusal: 'shown',
  failure: 'Error saving your place: ',
  input: z.object({ lessonId: Id, place: LessonPlace }),
  output: z.object({ lessonId: z.string(), savedAt: z.number().int() }),
})

export const noteColours = ['yellow', 'green', 'pink'] as const
export const NoteColour = z.enum(noteColours)
export type NoteColour = z.infer<typeof NoteColour>

const context = z.string().max(
  CONTEXT_LENGTH,
  said((words) => words.highlightContextLong(CONTEXT_LENGTH)),
)

/**
 * Words of a lesson that a reader has marked, and what they think of them: plain text, never HTML.
 * Found again by the quote with what surrounds it, and by the place where several are alike
 * (TextQuoteSelector and TextPositionSelector, https://www.w3.org/TR/annotation-model/#selectors).
 */
const MarkedWords = z.object({
  /** Made by the client, so that a retry after a lost reply is the same note. */
  id: z.uuid(),
  lessonId: Id,
  quote: z
    .string()
    .max(
      QUOTE_MAX_LENGTH,
      said((words) => words.highlightLong),
    )
    .refine(
      (quote) => quote.trim() !== '',
      said((words) => words.highlightEmpty),
    ),
  prefix: context,
  suffix: context,
  /** Characters of the text before the quote. */
  start: z.number().int().min(0).max(10_000_000),
  colour: NoteColour,
  /** Empty for a highlight without a note. */
  text: z.string().max(
    NOTE_MAX_LENGTH,
    said((words) => words.noteLong),
  ),
})

export const Note = z.object({
  id: z.string(),
  lessonId: z.string(),
  quote: z.string(),
  prefix: z.string(),
  suffix: z.string(),
  start: z.number().int(),
  colour: NoteColour,
  text: z.string(),
  createdAt: z.number().int(),
  updatedAt: z.number().int(),
})
export type Note = z.infer<typeof Note>

/** One's own notes on a lesson, in the order of its text. */
export const listNotes = endpoint({
  method: 'GET',
  path: '/user/lessons/:lessonId/notes',
  access: 'user',
  about: ['lessons'],
  failure: fetching('notes'),
  input: z.object({ lessonId: Id }),
  output: z.object({ items: z.array(Note) }),
})

/** Makes a note, or changes one's own of the same id. */
export const saveNote = endpoint({
  method: 'POST',
  path: '/user/notes/save',
  access: 'owner',
  refusal: 'shown',
  failure: 'Error saving note: ',
  input: MarkedWords,
  output: Note,
})

export const deleteNote = endpoint({
  method: 'POST',
  path: '/user/notes/delete',
  access: 'owner',
  refusal: 'shown',
  failure: 'Error deleting note: ',
  input: z.object({ id: Id }),
  output: z.object({ id: z.string() }),
})

/** Where a person goes on: the exact lesson and place, or the quiz that comes next. Null where nothing is begun and unfinished. */
export const Continue = z.object({
  kind: z.enum(['lesson', 'quiz']),
  /** Of the lesson or quiz. */
  id: z.string(),
  title: z.string(),
  topicId: z.string(),
  topicTitle: z.string(),
  /** The part of the lesson where they are, where one is known. */
  heading: z.string().nullable(),
  lessonsRead: z.number().int(),
  lessonCount: z.number().int(),
  questionsAnswered: z.number().int(),
  questionCount: z.number().int(),
  lastAt: z.number().int(),
})
export type Continue = z.infer<typeof Continue>

/** What a person has learnt since their day began, and what they have set themselves. */
export const Today = z.object({
  /** Null where they have no daily goal. */
  goalMinutes: z.number().int().nullable(),
  /** An estimate: the reading time of the lessons read, and half a minute for each answer. */
  minutes: z.number().int(),
  lessonsRead: z.number().int(),
  questionsAnswered: z.number().int(),
})
export type Today = z.infer<typeof Today>

export const getToday = endpoint({
  method: 'GET',
  path: '/user/today',
  access: 'user',
  failure: fetching('your day'),
  input: z.object({}),
  output: Today,
})

export const getContinue = endpoint({
  method: 'GET',
  path: '/user/continue',
  access: 'user',
  failure: fetching('where you were'),
  input: z.object({}),
  output: z.object({ item: Continue.nullable() }),
})
