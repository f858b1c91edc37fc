export const title = 'Ejecución de un programa'
export const signInToSee = 'Inicia sesión para ver esta ejecución.'
export const loadingRun = 'Cargando la ejecución'
