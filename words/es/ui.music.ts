export const listen = 'Escuchar'
export const stop = 'Parar'
export const listenTo = (title: string) => `Escuchar: ${title}`
export const stopPart = (title: string) => `Parar: ${title}`
export const oneByOne = 'Las flechas del teclado tocan las notas una por una.'
