export const thanks = 'Gracias, tu mensaje ha llegado'
export const answerGoesTo = (email: string) => `La respuesta llegará a ${email}.`
export const writeAnother = 'Escribir otro'

export const writingAs = (name: string, email: string) => `Escribes como ${name}; la respuesta llegará a ${email}.`
export const name = 'Nombre'
export const nameMissing = 'Escribe tu nombre.'
export const email = 'Correo electrónico'
export const emailHint = 'La respuesta llegará ahí.'
export const emailInvalid = 'Escribe una dirección de correo válida.'
export const leaveEmpty = 'Deja esto vacío'
export const about = '¿De qué se trata?'
export const choose = 'Elige'
export const aboutMissing = 'Elige de qué se trata.'
export const subject = 'Asunto'
export const subjectMissing = 'Di en pocas palabras de qué se trata.'
export const message = 'Mensaje'
export const messageHint = (max: number) => `Hasta ${max} caracteres.`
export const messageMissing = 'Escribe tu mensaje.'
export const send = 'Enviar el mensaje'
