export const editThing = (title: string) => `Editar: ${title}`
export const preview = 'Vista previa'

export const loadingQuestion = 'Cargando la pregunta'
export const cannotEdit = {
  topic: 'Este tema no se puede editar',
  lesson: 'Esta lección no se puede editar',
  question: 'Esta pregunta no se puede editar',
  problem: 'Este problema no se puede editar',
}
export const whyCannotEdit =
  'Forma parte de la biblioteca incluida, que es de todos. Si hay algo mal, puedes avisar al pie de su página.'
export const missing = {
  topic: 'No encontramos un tema que puedas editar',
  lesson: 'No encontramos una lección que puedas editar',
  question: 'No encontramos una pregunta que puedas editar',
  problem: 'No encontramos un problema que puedas editar',
}
export const whyMissing = 'Puede que ya no exista o que sea de otra persona.'
export const cannotEditNow = {
  topic: 'Ahora mismo no se puede editar el tema',
  lesson: 'Ahora mismo no se puede editar la lección',
  question: 'Ahora mismo no se puede editar la pregunta',
  problem: 'Ahora mismo no se puede editar el problema',
}

export const unsaved = 'Sin guardar. Se guarda con Ctrl+S.'
export const saved = 'Guardado.'
export const leaveUnsaved = 'Tus cambios no se han guardado. ¿Quieres salir de todos modos?'
export const saveMine = 'Guardar la mía como la más reciente'
export const loadTheirs = 'Descartar la mía y cargar la otra'
