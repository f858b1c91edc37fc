export const title = 'Perfil'
export const noAccess = 'Tu cuenta no tiene acceso a la página de la que vienes.'
export const signInFirst = 'Inicia sesión para ver tu perfil.'
