import { number } from './language.ts'

export const mayYouShare =
  'Este tema contiene texto de tu propio material. Confirma que tienes permiso para compartir ese texto.'
export const documentsMany = (max: number) =>
  `Ya tienes ${number(max)} textos, que es el máximo. Elimina uno para hacer sitio.`
export const bytesMany = (megabytes: number) =>
  `Tus textos ocuparían más de ${number(megabytes)} MB, que es el máximo. Elimina uno para hacer sitio.`
export const charactersMany = (max: number) =>
  `Este texto es demasiado largo. Un texto puede tener hasta ${number(max)} caracteres. Añade una parte.`
export const nothingToLearn = 'Tiene demasiado poco texto para crear un tema. Añade un texto más largo.'
export const allLeftOut = 'Deja al menos una parte del texto.'
export const partsMany = (max: number) =>
  `Un tema puede tener como máximo ${number(max)} lecciones. Deja fuera más partes del texto.`
export const partUnknown = 'El texto no tiene esa parte. Vuelve a cargar la página e inténtalo de nuevo.'
export const uploadsMany = 'El servidor está ocupado recibiendo archivos. Inténtalo de nuevo en un momento.'
export const oneAtATime = 'Todavía se está leyendo otro texto tuyo. Espera a que termine.'
export const cancelled = 'La lectura se canceló.'
export const missing = 'No encontramos este texto. Puede que se haya eliminado.'
export const passageMissing = 'Este pasaje ya no está guardado.'
export const noWikipedia = 'Este servidor no puede buscar nada en Wikipedia.'
export const noAddresses = 'Este servidor no descarga páginas web. Pega el texto o sube un archivo.'
export const untitled = 'Texto sin título'

export const fetching = {
  off: noAddresses,
  not_address: 'La dirección no está completa. Debe ser como «https://example.org/pagina».',
  not_http: 'Solo se pueden leer direcciones que empiezan por http:// o https://.',
  credentials: 'La dirección contiene un nombre o una contraseña. Quítalos o pega el texto de la página.',
  port: 'No se pueden leer direcciones con un puerto propio. Pega el texto de la página.',
  not_public: 'La dirección no está en la internet pública, así que no se puede leer. Pega el texto de la página.',
  unknown_host: 'No hay ningún sitio web con ese nombre. Revisa la dirección.',
  offline: 'Este servidor no tiene conexión a internet. Pega el texto o sube un archivo.',
  unreachable: 'El sitio web no responde. Inténtalo más tarde o pega el texto de la página.',
  not_trusted: 'El certificado del sitio web no es válido, así que no es de fiar. Pega el texto de la página.',
  downgrade: 'El sitio web lleva de una dirección segura a otra que no lo es. Pega el texto de la página.',
  too_many_redirects: 'El sitio web nos envía de una dirección a otra sin fin. Pega el texto de la página.',
  timeout: 'El sitio web tarda demasiado en responder. Inténtalo más tarde o pega el texto de la página.',
  status: (status: number) =>
    `El sitio web respondió con un error (${status}). Revisa la dirección o pega el texto de la página.`,
  wrong_type: 'En esa dirección no hay ninguna página, texto o documento que podamos leer.',
  too_large: 'La página es demasiado grande. Pega la parte del texto que quieres aprender.',
  empty: 'La página está vacía. Revisa la dirección.',
  broken: 'La respuesta del sitio web está dañada. Inténtalo más tarde o pega el texto de la página.',
}
