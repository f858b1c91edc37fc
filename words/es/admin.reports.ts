export const loadingReports = 'Cargando los informes'
export const noneOpen = 'No hay informes abiertos.'
export const noneOpenWhat = 'Los informes se quedan aquí hasta que los cierras.'

export const kinds = { topic: 'Tema', lesson: 'Lección', question: 'Pregunta' }
export const answered = (answer: string) => `Respondió: ${answer}`
export const privateOrGone = 'Eliminado, o privado: solo su dueño puede abrirlo'
export const lookAndDecide = 'Abrir y resolver'

export const closeIt = 'Cerrar'
export const isClosed = (title: string) => `El informe sobre «${title}» está cerrado.`
