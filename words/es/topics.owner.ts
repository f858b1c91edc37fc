import { plural } from './language.ts'

export const mayChange = 'Puedes modificar este tema'
export const isYours = 'Este tema es tuyo'
export const edit = 'Editar lecciones y preguntas'
export const editReported = (reports: number) =>
  plural(reports, {
    one: 'Editar lecciones y preguntas (# informe)',
    other: 'Editar lecciones y preguntas (# informes)',
  })
export const whoMayRead = 'Quién puede leerlo'
export const visibilities = { private: 'Privado', public: 'Público' }
export const visibilityNotes = {
  public: 'Todo el mundo puede encontrarlo y leerlo.',
  private: 'Solo tú puedes encontrarlo. Si compartes un enlace, quien lo tenga puede leerlo.',
}
export const deleteTopic = 'Eliminar este tema'
export const deleted = 'Eliminado. Ya nadie puede abrirlo, y dentro de un día desaparecerá para siempre.'
export const hasRights = 'Puedo compartir este texto'
export const rightsFirst = 'Este tema contiene el texto que añadiste. Confirma antes que puedes compartirlo.'
