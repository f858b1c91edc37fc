export const signInToRun = 'Iniciar sesión para ejecutar'

export const code = 'Código'
export const result = 'Resultado'
export const tests = 'Pruebas'
export const expected = 'Esperado'
