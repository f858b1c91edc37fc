import { getCustomCourse } from '#contract/courses.ts'
import * as builder from '#words/courses.builder.ts'
import * as problem from '#words/editing.problem.ts'
import * as question from '#words/editing.question.ts'
import { press, submit, type, until } from './acts.ts'
import { type Page, page, refusing, stale } from './scenes.ts'
import { says } from './server.ts'

const writeLesson = [until('.edit-text'), type('.edit-text', 'Each look halves what is left.')]
const writeQuestion = [until('.edit-form textarea, form textarea'), type('main form textarea', 'What is halved?')]

/** Unsaved changes are kept as long as the tab is open, so each scene needs a different course. */
const called = (id: string) => says(getCustomCourse, { id })
const rename = (title: string) => type('input.course-title, .course-title input', title)

/** Pages for creating and editing content, including their messages if something can't be saved. */
export const editors: Page[] = [
  page('Course', '/courses/c', {
    more: {
      'as a reader': { at: '/courses/c?view=read' },
      'no title': { says: called('no-title'), acts: [rename('')] },
      'not saved': { says: called('a'), acts: [rename('Tuesdays'), until('[data-state="failed"]')], mood: refusing },
      'changed elsewhere': { says: called('b'), acts: [rename('Tuesdays'), until('.saving .notice')], mood: stale },
      deleted: { acts: [press(builder.deleteCourse)] },
      'not deleted': { acts: [press(builder.deleteCourse)], mood: refusing },
    },
  }),
  page('Edit a topic', '/topic-details/topic/edit'),
  page('Edit a lesson', '/topic-details/topic/edit?lesson=lesson', {
    more: {
      changed: { acts: writeLesson },
      'not saved': { acts: [...writeLesson, submit()], mood: refusing },
      'changed elsewhere': { acts: [...writeLesson, submit()], mood: stale },
    },
  }),
  page('Edit a question', '/topic-details/topic/edit?question=q', {
    more: {
      'with flaws': { acts: [...writeQuestion, submit()] },
      'not saved': { acts: [...writeQuestion, submit()], mood: refusing },
      'changed elsewhere': { acts: [...writeQuestion, submit()], mood: stale },
      'a report to decide': { at: '/topic-details/topic/edit?question=q&report=id-1' },
      'rejected without a word': {
        acts: [press(question.reject)],
        at: '/topic-details/topic/edit?question=q&report=id-1',
      },
    },
  }),
  page('Write a problem', '/problems/new', {
    without: ['asking'],
    more: { refused: { acts: [type('main input', 'Rows of a band'), submit()], mood: refusing } },
  }),
  page('Edit a problem', '/problems/luggage-tag/edit', {
    more: {
      'its statement previewed': { acts: [press(problem.showPreview)] },
      'published, or not yet': { acts: [press(problem.publish)] },
      'asked before it is deleted': { acts: [press(problem.deleteProblem)] },
      'not saved': { acts: [type('main form input', 'Luggage'), submit()], mood: refusing },
    },
  }),
]
