export const width = 'Ancho del problema'
