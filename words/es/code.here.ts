export const runOf = (what: string) => `Ejecutar ${what}`
export const run = 'Ejecutar<which> <what/></which>'
export const edit = 'Editar<which> <what/></which>'
export const close = 'Cerrar<which> <what/></which>'
export const signInToRun = 'Iniciar sesión para ejecutar<which> <what/></which>'

export const loadingEditor = 'Cargando el editor'
export const yourVersion = (what: string) => `Tu versión: ${what}`
export const running = 'Ejecutando'
export const whySlow = 'El entorno se está preparando, o hay otras personas delante de ti.'
