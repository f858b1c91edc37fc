import { number } from './language.ts'

export const adminsOnly = 'Solo puede hacerlo un administrador.'
export const bodyNotObject = 'El cuerpo de la solicitud debe ser un objeto JSON.'
export const notValid = 'La solicitud no es válida.'
export const nullCharacter = 'El texto no puede contener un carácter nulo.'
export const nestedTooDeep = 'La solicitud está anidada a demasiada profundidad.'
export const cursorNotValid = 'El cursor no es válido. Vuelve a empezar por la primera página.'
export const addressUnknown =
  'Este servidor no conoce su propia dirección: su administrador tiene que definir PUBLIC_URL.'
export const notAuthenticated = 'No has iniciado sesión.'
export const serversDown = 'Nuestros servidores no están disponibles en este momento. Inténtalo de nuevo más tarde.'
export const unexpected = 'Ha ocurrido un error inesperado.'
export const noSuchCall = 'No existe esa llamada.'
export const addressNotValid = 'La dirección no es válida.'
export const tooLarge = 'La solicitud es demasiado grande.'
export const notSentAsJson = 'Envía JSON con content-type application/json.'
export const notAFile = 'Envía el propio archivo con content-type application/octet-stream.'
export const fileTooLarge = (megabytes: number) =>
  `Este archivo es demasiado grande. Un archivo puede tener hasta ${number(megabytes)} MB.`
export const notJson = 'La solicitud no es JSON válido.'
export const storageFull = (megabytes: number) =>
  `Has usado todo tu espacio (${number(megabytes)} MB). Elimina notas, cursos, temas o problemas para hacer sitio.`
export const manyTabs = 'Hay demasiadas pestañas abiertas. Cierra algunas.'

export const broken = {
  documentTitle: 'Algo falló',
  heading: 'Esta página falló por nuestra parte',
  text: 'No fue por nada que hicieras y no se ha perdido nada. Ha quedado registrado.',
  ways: '<again>Inténtalo de nuevo</again> o <start>ve a la página de inicio</start>.',
}
