import { number } from './language.ts'

export const notes = 'Notas'
export const notesCounted = (count: number) => `Notas (${number(count)})`

export const selectedWords = 'Palabras seleccionadas'
export const pressTab = 'Pulsa Tab para subrayar estas palabras o escribir una nota.'
export const highlight = 'Subrayar'
export const addNote = 'Anotar'
export const tooLong = (max: number) => `Puedes subrayar hasta ${number(max)} caracteres a la vez.`
export const highlighted = 'Subrayado.'

export const colour = 'Color'
export const colours = { yellow: 'Amarillo', green: 'Verde', pink: 'Rosa' }
export const sampleLetters = 'abc'
export const inColour = (colour: string) => `(${colour})`

export const yourNote = 'Tu nota'
export const note = 'Nota'
export const savingStates = { saved: 'Guardada', unsaved: 'Guardando…', saving: 'Guardando…', failed: 'Sin guardar' }
export const deleteNote = 'Eliminar'
export const noteDeleted = 'Nota eliminada.'
export const highlightDeleted = 'Subrayado eliminado.'

export const yourNotes = 'Tus notas'
export const loadingNotes = 'Cargando tus notas'
export const howToBegin = 'Selecciona palabras del texto para subrayarlas o escribir una nota.'
export const noLongerThere = 'Ya no están en el texto'
export const writtenAnew = 'La lección se ha reescrito sin estas palabras.'
export const showInText = 'Ver en el texto<which>: <quote/></which>'
export const editThis = 'Editar<which>: <quote/></which>'
export const addNoteTo = 'Añadir una nota<which>: <quote/></which>'
export const deleteThis = 'Eliminar<which>: <quote/></which>'

export const editLesson = 'Editar esta lección'
