export const goAnywhere = 'Ir a cualquier sitio'
export const placeholder = 'Escribe una página, un tema o una acción'
export const found = 'Resultados'
export const nothingFound = 'Sin resultados.'

export const pages = 'Páginas'
export const administration = 'Administración'
export const actions = 'Acciones'
export const recentTopics = 'Temas recientes'

export const findOrMake = 'Buscar o crear'
export const searchFor = (wish: string) => `Buscar «${wish}» en temas, lecciones y problemas`
export const makeTopic = (wish: string) => `Crear un tema sobre «${wish}»`
