export const arrange = (course: string) => `Editar: ${course}`
export const title = 'Título'
export const description = 'Descripción'
export const descriptionHint = 'Opcional. Adónde lleva y para quién es.'
export const seeAsReader = 'Vista previa'

export const outline = 'Contenido'
export const outlineEmpty = 'Todavía no hay nada. Busca algo más abajo.'
export const addSection = 'Añadir una sección'
export const sectionAdded = 'Se ha añadido una sección al final.'
export const titleOfSection = (place: number) => `Título de la sección ${place}`
export const removeHeading = 'Quitar el título'
export const removeHeadingOf = (section: string) => `Quitar el título: ${section}. Sus elementos se quedan.`
export const move = { up: (what: string) => `Subir: ${what}`, down: (what: string) => `Bajar: ${what}` }
export const nowAt = (what: string, place: number, count: number) => `${what}, ahora en el lugar ${place} de ${count}`
export const nowIn = (what: string, place: number, count: number, section: string) =>
  `${what}, ahora en el lugar ${place} de ${count} en ${section}`
export const takeOut = (entry: string) => `Quitar: ${entry}`
export const takenOut = (entry: string) => `Se ha quitado «${entry}».`

export const addToIt = 'Añadir contenido'
export const kind = 'Tipo'
export const kinds = { topic: 'Temas', lesson: 'Lecciones', quiz: 'Cuestionarios' }
export const search = 'Buscar'
export const toTheEndOf = 'Al final de'
export const isFull = (max: number) => `En un curso caben ${max} elementos, y este está lleno.`
export const looking = 'Buscando'
export const found = 'Resultados'
export const newest = 'Lo más reciente'
export const notFound = (sought: string) => `Sin resultados para «${sought}».`
export const nothingYet = 'Todavía no hay nada.'
export const makeTopic = (sought: string) => `Crear un tema sobre «${sought}»`
export const add = 'Añadir'
export const addAgain = 'Añadir otra vez'
export const addThing = (thing: string) => `Añadir: ${thing}`
export const addThingAgain = (thing: string) => `Añadir otra vez: ${thing}`
export const isIn = 'En este curso'
export const added = (thing: string) => `Se ha añadido ${thing}.`

export const endTitle = 'Compartir, copiar, eliminar'
export const sharedNote =
  'Quien tenga el enlace puede ver este curso y copiarlo. De tu contenido privado solo ve los títulos.'
export const privateNote =
  'Solo tú puedes ver este curso. Si compartes un enlace, quien lo tenga puede ver el curso y copiarlo.'
export const copyCourse = 'Copiar este curso'
export const deleteCourse = 'Eliminar este curso'
export const deleted = 'Curso eliminado. Su enlace ya no funciona. Puedes recuperar el curso durante un día.'

export const saved = 'Guardado'
export const notSaved = (reason: string) => `Sin guardar: ${reason}`
export const newerNote =
  'Tus cambios solo están en esta página. Puedes guardarlos como copia. Si cargas la versión más reciente, los pierdes.'
export const loadNewer = 'Cargar la más reciente'
export const newerNotLoaded = 'La versión más reciente no se pudo cargar. Inténtalo de nuevo en un momento.'
export const keepCopy = 'Guardar la mía como copia'
