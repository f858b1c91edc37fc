export const title = 'Asumir la administración'
export const signInFirst = 'Primero inicia sesión: la cuenta que uses será la del administrador.'
export const noCode = 'A este enlace le falta el código. Abre completo el enlace que el servidor mostró al arrancar.'
export const signedInAs =
  'Has iniciado sesión como <name/> (<email/>). El enlace sirve una sola vez, y solo mientras este servidor no tenga administrador.'
export const become = 'Asumir la administración'
export const asking = 'Consultando al servidor…'

export const isNow = (name: string) => `${name}, ahora administras este servidor.`
export const isAlready = 'Ya administras este servidor.'
export const toProfile = 'Ir a tu perfil'
