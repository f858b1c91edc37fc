export const newCoursePlaceholder = '¿De qué trata?'
export const create = 'Crear'
export const noneYet = 'Todavía no hay cursos'
export const howToStart =
  'Escribe arriba el título de un curso y añade después lo que quieres aprender, en el orden en que quieres aprenderlo.'
export const isEmpty = 'Todavía vacío'
export const isShared = 'Compartido con un enlace'
export const isPrivate = 'Privado'

export const deletedTitle = 'Eliminados en el último día'
export const bringBack = 'Recuperar'
export const bringBackCourse = (title: string) => `Recuperar: ${title}`
