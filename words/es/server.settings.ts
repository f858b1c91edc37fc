import { number } from './language.ts'

export const groups = {
  server: 'Este servidor',
  data: 'Datos',
  library: 'Biblioteca incluida',
  programs: 'Programas',
  models: 'Modelo de lenguaje',
  mail: 'Correo',
  payments: 'Pagos',
  backup: 'Copia de seguridad',
}

export const names = {
  version: 'Versión',
  listensOn: 'Escucha en',
  database: 'Base de datos',
  databaseSize: 'Tamaño de la base de datos',
  databaseSchema: 'Esquema de la base de datos',
  accounts: 'Cuentas',
  topics: 'Temas',
  problems: 'Problemas',
  subjects: 'Materias',
  units: 'Unidades',
  pathways: 'Rutas',
  languages: 'Lenguajes',
  model: 'Modelo de lenguaje',
  writer: 'Modelo que escribe',
  checker: 'Modelo que comprueba',
  keyFor: (provider: string) => `Clave de ${provider}`,
  budget: 'Presupuesto',
  topicsADay: 'Temas al día',
  sender: 'Remitente',
  messages: 'Mensajes',
  billing: 'Cobros',
  prices: 'Precios',
  makeBackup: 'Hacer una copia',
  tryBackup: 'Probar una copia',
}

export const isSet = 'definido'
export const notSet = 'sin definir'
export const noProfile = 'sin definir: el menú no enlaza a ningún perfil social'
export const adminsListed = (count: number) => `${number(count)} en la lista`
export const noLanguages = 'ninguno'
export const noModel = 'ninguno: los temas salen de la biblioteca incluida'
export const budgetADay = (usd: number) => `${usd} USD al día`
export const topicsOf = (anybody: number, subscriber: number) =>
  `${number(anybody)}; con suscripción, ${number(subscriber)}`
export const noEmbeddings = 'sin definir: los temas relacionados se buscan por sus palabras'
export const noSender = 'ninguno: este servidor no envía correos'
export const messagesMailed = 'se guardan aquí y se envían a CONTACT_EMAIL'
export const messagesKept = 'se guardan aquí y no se envían por correo'
export const billingOn = 'activados'
export const billingOff = 'desactivados: STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET y STRIPE_PRICE_IDS están sin definir'
export const besideServer = (command: string) => `${command} (con el servidor en marcha)`
