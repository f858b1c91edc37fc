export const loadingMap = 'Cargando el mapa'
export const noMap = 'No encontramos este mapa.'
export const nothingYet = 'Todavía no hay nada que mostrar'
export const comesWithLesson = 'El mapa aparece con la primera lección.'
export const mapOf = (topic: string) => `Mapa de ${topic}: qué se apoya en qué`
export const skills = 'Habilidades'
export const lessons = 'Lecciones'
export const buildsOn = (titles: string) => `Se apoya en ${titles}.`
export const buildsOnNothing = 'No se apoya en nada de aquí.'
export const lesson = 'Lección: <link/>'
export const mastery = (share: string) => `Dominio: ${share}`
