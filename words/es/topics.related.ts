export const title = 'Temas relacionados'
