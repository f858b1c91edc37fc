export const views = { open: 'Abiertos', closed: 'Cerrados' }
export const loadingMessages = 'Cargando los mensajes'
export const empty = {
  open: {
    title: 'No hay mensajes abiertos.',
    text: 'Los mensajes de la página de contacto se quedan aquí hasta que los cierras.',
  },
  closed: { title: 'Aún no se ha cerrado ningún mensaje.' },
}

export const answerTo = (subject: string) => `Re: ${subject}`
export const notSignedIn = (name: string) => `${name}, sin sesión iniciada`
export const mails = {
  sent: 'Enviado a tu correo',
  waiting: 'En espera del servidor de correo',
  failed: 'El servidor de correo no lo aceptó',
  off: 'Sin enviar por correo',
}
export const closedAt = (time: string) => `Cerrado el ${time}`

export const closeIt = 'Cerrar'
export const isClosed = (subject: string) => `«${subject}» está cerrado.`
