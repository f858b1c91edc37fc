export const addToCourse = 'Añadir a un curso'
