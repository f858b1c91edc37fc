import { plural } from './language.ts'

export const signInFirst = 'Inicia sesión para ver tus cursos.'
export const loadingCourses = 'Cargando tus cursos'
export const newCourse = 'Un curso nuevo'
export const titleMissing = 'Ponle un título al curso.'
export const entries = (count: number) => plural(count, { one: '# elemento', other: '# elementos' })
