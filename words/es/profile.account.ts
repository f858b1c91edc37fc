export const email = 'Correo electrónico'
export const notVerified = '(sin verificar)'
export const sendLetter = 'Enviar enlace de verificación'
export const letterSent = (address: string) => `Va de camino a ${address} un correo con un enlace.`
export const subscription = 'Suscripción'
export const paid = 'De pago: tienes una suscripción.'
export const unpaid = 'Ninguna: aquí aprendes gratis.'
export const seePricing = 'Ver los precios'
export const storage = 'Almacenamiento'
export const storageUsed = (used: string, limit: string) => `${used} de ${limit} MB`
export const storageNote =
  'Cuenta lo que escribes, creas y respondes. Lo que eliminas cuenta hasta que ya no se puede recuperar.'
export const loadingStorage = 'Cargando tu almacenamiento'
export const role = 'Función'
export const isAdmin = 'Administras este servidor.'
export const administration = 'Administración'
export const recentTopics = 'Tus temas recientes'

export const parts = {
  name: 'Nombre',
  about: 'Sobre ti',
  settings: 'Ajustes',
  password: 'Contraseña',
  twoFactor: 'Verificación en dos pasos',
  sessions: 'Sesiones',
  signOut: 'Cerrar sesión',
  data: 'Tus datos',
  erase: 'Borrar la cuenta',
}

export const name = 'Nombre'
export const nameHint = '¿Cómo quieres que te llamemos?'
export const nameSaved = (called: string) => `Aquí te llamas ${called}.`
export const saveName = 'Guardar el nombre'

export const bio = 'En pocas palabras'
export const bioHint = (max: number) => `Hasta ${max} caracteres. Nadie más lo ve.`
export const timeZone = 'Zona horaria'
export const timeZoneUnset = 'Sin indicar'
export const dailyGoal = 'Objetivo diario'
export const dailyGoalHint = (min: number, max: number) => `Minutos al día que quieres aprender: de ${min} a ${max}.`
export const dailyGoalWrong = (min: number, max: number) => `Elige un objetivo diario de ${min} a ${max} minutos.`
export const saveAbout = 'Guardar estos datos'
export const saved = 'Guardado.'
export const savedAndRemoved = 'Guardado. Lo que dejaste vacío se ha eliminado.'
export const removedIsBack = 'Se ha recuperado lo que quitaste.'
export const loadingAbout = 'Cargando tus datos'

export const language = 'Idioma'
export const asSystem = 'Como el sistema'
export const theme = 'Apariencia'
export const themes = { light: 'Clara', dark: 'Oscura' }
export const textSize = 'Tamaño del texto de las lecciones'
export const usualSize = (size: number) => `${size} (normal)`
export const spacing = 'Espaciado de las lecciones'
export const spacings = { close: 'Estrecho', usual: 'Normal', open: 'Amplio' }
export const motion = 'Animaciones'
export const noMotion = 'Ninguna'
export const singleKeys = 'Atajos de una sola tecla'
export const singleKeysHint = 'Desactívalos si usas el dictado, para que lo que dices no los active.'
export const singleKeysStates = { on: 'Activados', off: 'Desactivados' }
export const settingSaved = 'Guardado, en todos tus dispositivos.'

export const exportNote =
  'Un archivo zip con todo lo tuyo: temas, notas, respuestas, cursos y lo demás en JSON, y lo que se puede leer, también en Markdown.'
export const exportData = 'Descargar tus datos'
export const exporting = 'Preparando tus datos…'
export const exported = (file: string) => `Se ha descargado ${file}. Su README.txt explica lo que contiene.`
