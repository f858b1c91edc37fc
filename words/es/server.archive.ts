export const notesTitle = 'Notas y subrayados'
export const closedLessons = 'Lecciones que ya no puedes abrir'

export const readme = (at: string, files: string) => `Tus datos en Lyceum, a fecha de ${at}.

Cada archivo que termina en .json es una lista de cosas tuyas de un mismo tipo. Las horas están en milisegundos desde 1970
(UTC); sí y no son 1 y 0. Una lista vacía significa que no tienes ninguna.

${files}

  topics/    tus temas con sus lecciones, en Markdown
  notes.md   tus notas y subrayados, por lección

No se incluyen contraseñas, tokens ni otros secretos; las respuestas correctas de las preguntas, porque las revelarían; ni
lo que se puede volver a calcular a partir del resto.
`
