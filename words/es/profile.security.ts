import { plural } from './language.ts'

export const yourPassword = 'Tu contraseña'
export const enterPassword = 'Escribe tu contraseña.'
export const code = 'Código'

export const currentPassword = 'Contraseña actual'
export const enterCurrentPassword = 'Escribe tu contraseña actual.'
export const newPassword = 'Contraseña nueva'
export const newPasswordHint =
  'Al menos 8 caracteres. Unas cuantas palabras seguidas son seguras y fáciles de recordar.'
export const changePassword = 'Cambiar la contraseña'
export const changing = 'Cambiando…'
export const passwordChanged = 'Tu contraseña se ha cambiado.'
export const passwordNote = 'Aquí tu sesión sigue abierta; en los demás sitios se cierra.'

export const loadingTwoFactor = 'Cargando la verificación en dos pasos'
export const twoFactorElsewhere = 'Inicias sesión con otro servicio: activa allí la verificación en dos pasos.'
export const twoFactorOn = 'Está activada: al iniciar sesión se pide un código de tu aplicación de autenticación.'
export const codesLeft = (count: number) =>
  count === 0
    ? 'No te quedan códigos de recuperación: crea otros.'
    : plural(count, { one: 'Te queda un código de recuperación.', other: 'Te quedan # códigos de recuperación.' })
export const twoFactorOff =
  'Está desactivada. Con ella, para iniciar sesión hace falta también un código de una aplicación de tu teléfono, así que una contraseña robada no basta.'
export const twoFactorForAdmins = 'La recomendamos a quienes administran: lo que pueden hacer afecta a todo el mundo.'
export const newCodes = 'Crear códigos nuevos'
export const switchOff = 'Desactivarla'
export const switchOn = 'Activarla'
export const oneMoment = 'Un momento…'
export const switchedOff = 'La verificación en dos pasos está desactivada. Para iniciar sesión basta tu contraseña.'

export const scanCode =
  'Escanea esto con una aplicación de autenticación o escribe en ella las letras. Luego escribe el código que muestra.'
export const qrCode = 'Código QR con la clave secreta'
export const lettersToType = 'Letras que hay que escribir: '
export const codeHint = 'Seis cifras. Cambian cada medio minuto.'
export const enterSixDigits = 'Escribe las seis cifras que muestra la aplicación.'
export const confirmCode = 'Confirmar el código'
export const confirming = 'Confirmando…'

export const keepCodes = 'La verificación en dos pasos está activada. Guarda estos códigos'
export const keepCodesNote =
  'Sin tu teléfono, con cada uno puedes iniciar sesión una vez. No volverás a verlos: imprímelos o guárdalos donde guardas tus contraseñas.'
export const copyCodes = 'Copiar los códigos'
export const copied = 'Copiados.'
export const notCopied = 'No se pudieron copiar. Selecciónalos y cópialos a mano.'
export const codesKept = 'Ya los he guardado'

export const sessionsNote =
  'Si ya no tienes un dispositivo o un navegador no es tuyo, cierra aquí su sesión. Tiene efecto al momento.'
export const loadingSessions = 'Cargando tus sesiones'
export const thisDevice = 'Este dispositivo'
export const openedAt = (opened: string) => `Sesión iniciada: ${opened}`
export const openedAndUsedAt = (opened: string, used: string) => `Sesión iniciada: ${opened}; último uso: ${used}`
export const endSession = 'Cerrar sesión<device> en </device>'
export const sessionEnded = (device: string) => `Se ha cerrado la sesión de ${device}.`
export const endOtherSessions = 'Cerrar todas las demás sesiones'
export const otherSessionsEnded = (count: number) =>
  count === 0
    ? 'No tenías ninguna otra sesión abierta.'
    : plural(count, { one: 'Se ha cerrado otra sesión.', other: 'Se han cerrado otras # sesiones.' })

export const signOut = 'Cerrar sesión'
export const signingOut = 'Cerrando sesión…'
export const signOutNote = 'Lo que has leído y respondido se guarda para cuando vuelvas.'

export const eraseNote =
  'Esto borra tu cuenta para siempre: tus respuestas y tu dominio, notas, cursos, temas y rutas privados, ajustes y sesiones. Si tienes una suscripción, se cancela.'
export const whatStays =
  'Lo que queda: los temas públicos que creaste, porque otras personas aprenden con ellos, sin decir de quién eran; y, en el registro de este servidor, que se borró una cuenta, sin su nombre. Descarga antes tus datos si los quieres.'
export const erase = 'Borrar la cuenta…'
export const yourAddress = 'Tu dirección de correo electrónico'
export const typeAddress = (address: string) => `Escribe ${address}.`
export const addressWrong = (address: string) => `Escribe ${address} para confirmar.`
export const enterCode = 'Escribe el código.'
export const eraseNow = 'Borrarlo todo ahora'
export const erasing = 'Borrando…'
export const keepAccount = 'Conservar la cuenta'
