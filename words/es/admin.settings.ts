export const loadingSettings = 'Cargando la configuración'
export const quickLook = 'Comprobación rápida'
export const closerLook =
  '<code>npm run doctor</code> mira más a fondo y pregunta directamente a los modelos de lenguaje y a la base de datos.'
