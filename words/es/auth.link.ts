export const newPassword = 'Contraseña nueva'
export const setPassword = 'Guardar la contraseña'
export const setting = 'Guardando…'
export const passwordSet =
  'Tu contraseña se ha cambiado. Se han cerrado todas tus sesiones: inicia sesión con la nueva.'

export const cameFromLetter = 'Has llegado aquí desde un correo que enviamos a esta dirección.'
export const itIsMine = 'Sí, es mía'
export const verifying = 'Verificando…'
export const verified = (email: string) => `${email} está verificada.`
export const toProfile = 'Ir a tu perfil'
