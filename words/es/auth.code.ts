export const code = 'Código'
export const codeHint = 'Seis cifras de tu aplicación de autenticación, o uno de tus códigos de recuperación.'
export const codeShort = 'Escribe las seis cifras o un código de recuperación.'
export const back = 'Volver al correo y la contraseña'
