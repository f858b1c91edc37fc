import { plural } from './language.ts'

export const allPeople = 'Todas las personas'
export const loadingPerson = 'Cargando la persona'
export const whatHappened = 'Historial de la cuenta'

export const facts = {
  email: 'Correo electrónico',
  uid: 'uid',
  registered: 'Registro',
  account: 'Cuenta',
  role: 'Función',
  subscription: 'Suscripción',
  signedIn: 'Sesiones',
  topics: 'Temas',
  usage: 'Modelos de lenguaje este mes',
}
export const verified = (email: string) => `${email} (verificado)`
export const notVerified = (email: string) => `${email} (sin verificar)`
export const accountStates = { open: 'Abierta', disabled: 'Desactivada: nadie puede iniciar sesión con ella' }
export const roles = {
  none: 'Estudiante',
  grant: 'Administrador',
  address: 'Administrador, porque su dirección figura en ADMIN_EMAILS',
}
export const subscriptionStates = { paid: 'De pago', none: 'Ninguna' }
export const given = 'concedida por un administrador'
export const byPayment = (state: string) => `por pago: ${state}`
export const planStates = {
  trialing: 'en prueba',
  active: 'activa',
  past_due: 'pago atrasado',
  unpaid: 'impagada',
  paused: 'en pausa',
  incomplete: 'incompleta',
  incomplete_expired: 'incompleta y caducada',
  canceled: 'cancelada',
}
export const bothWays = (given: string, payment: string) => `${given}; ${payment}`
export const subscriptionAndWhy = (state: string, why: string) => `${state} (${why})`
export const sessions = (count: number) =>
  count === 0 ? 'Ninguna abierta' : plural(count, { one: '# abierta', other: '# abiertas' })
export const nothingAsked = 'Ninguna llamada'
export const costOfCalls = (cost: string, calls: number) =>
  plural(calls, { one: `${cost} por # llamada`, other: `${cost} por # llamadas` })

export const whatYouCanDo = 'Qué puedes hacer'

export const makeAdmin = 'Nombrar administrador'
export const makeAdminWhat = (name: string) =>
  `${name} podrá hacer todo lo que puedes hacer tú: ver y cambiar cualquier cuenta, y quitarte como administrador.`
export const isAdminNow = (name: string) => `${name} ya administra este servidor.`

export const takeRole = 'Quitar como administrador'
export const takeRoleWhat = (name: string) => `${name} volverá de inmediato a ser estudiante.`
export const takeOwnRole = 'Dejar de administrar'
export const takeOwnRoleWhat =
  'Perderás de inmediato el acceso a estas páginas. Solo otro administrador puede devolvértelo.'
export const isNoAdmin = (name: string) => `${name} ya no administra este servidor.`
export const remainsAdmin = (name: string) =>
  `${name} conserva la función de administrador: su dirección figura en ADMIN_EMAILS.`
export const lastAdmin = 'No hay más administradores: la función se mantiene hasta que haya otro.'

export const giveSubscription = 'Dar suscripción gratuita'
export const isSubscriberNow = (name: string) => `${name} ya tiene la suscripción, sin coste.`
export const endSubscription = 'Terminar la suscripción gratuita'
export const endSubscriptionWhat = 'Su límite ampliado termina ahora. Los temas y las respuestas se conservan.'
export const endSubscriptionOfPayer = 'La suscripción gratuita termina ahora. La que paga continúa.'
export const subscriptionEnded = 'La suscripción gratuita ha terminado.'

export const disable = 'Desactivar la cuenta'
export const disableWhat = (name: string) =>
  `Se cierran de inmediato todas las sesiones de ${name}, que ya no podrá iniciar ninguna. Lo que haya creado se conserva, y puedes reactivar la cuenta.`
export const isDisabled = (sessions: number) =>
  plural(sessions, {
    one: 'Cuenta desactivada. Se ha cerrado # sesión.',
    other: 'Cuenta desactivada. Se han cerrado # sesiones.',
  })
export const enable = 'Reactivar la cuenta'
export const isEnabled = (name: string) => `${name} puede volver a iniciar sesión.`

export const makeLink = 'Crear enlace de restablecimiento'
export const makeLinkWhat = (email: string) =>
  `Quien tenga el enlace podrá poner una contraseña nueva para ${email}, una sola vez y en el plazo de un día. Dáselo solo al titular de la cuenta. El registro de auditoría anota que lo has creado.`
export const linkMade = (until: string) => `Sirve una sola vez, hasta el ${until}, y no se vuelve a mostrar:`
export const copyLink = 'Copiar el enlace'
export const linkCopied = 'Copiado.'
export const linkNotCopied = 'Este navegador no permite que las páginas copien: selecciona el enlace y cópialo.'
