import { number } from './language.ts'

export const readerDown = 'Este servidor no puede iniciar el programa que lee archivos. Avisa a quien lo administra.'
export const readerBusy = 'El servidor está ocupado leyendo archivos. Inténtalo de nuevo en un momento.'
export const reading = {
  scan: 'Este PDF son imágenes de páginas, sin texto. Pásalo antes por un programa de reconocimiento de texto (OCR) y sube el resultado.',
  password: 'Este archivo está protegido con contraseña. Guarda una copia sin contraseña y súbela.',
  broken:
    'Este archivo está dañado o no es lo que dice su nombre. Ábrelo en tu dispositivo, guárdalo de nuevo y sube la copia nueva.',
  empty: 'No contiene texto. Elige otro archivo o pega el texto que quieres aprender.',
  not_prose: 'Son números o símbolos, no frases. Elige un texto que explique algo.',
  too_large: (megabytes: number) =>
    `Este archivo es demasiado grande. Los archivos de este tipo pueden tener hasta ${number(megabytes)} MB. Sube una parte o pega su texto.`,
  too_long: 'Contiene más texto del que cabe en un tema. Súbelo por partes, por ejemplo unos capítulos cada vez.',
  too_slow: 'Leer este archivo lleva demasiado tiempo. Sube una parte o pega su texto.',
  too_complex:
    'Leer este archivo requiere más memoria de la que necesitaría un texto de su tamaño. Sube una parte o pega su texto.',
  unknown_kind:
    'Este tipo de archivo no se puede leer. Sube un archivo PDF, Word (.docx), EPUB, HTML, Markdown, de subtítulos o de texto.',
  old_word: 'Es un archivo de Word en el formato antiguo (.doc). Guárdalo como .docx o PDF y súbelo.',
  no_article:
    'En esta página no hay ningún artículo que leer. Puede que pida iniciar sesión o que necesite scripts. Ábrela en tu navegador y pega su texto.',
}
