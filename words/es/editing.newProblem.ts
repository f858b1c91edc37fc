export const title = 'Título'
export const address = 'Dirección'
export const addressHint = (address: string) => `${address}. No cambia aunque cambies el título.`
export const addressForm = 'Letras minúsculas y cifras, con guiones entre ellas, nunca dos seguidos.'
export const asksFor = 'Pide'
export const forms = { function: 'Una función', query: 'Una consulta (SQL)' }
export const difficulty = 'Dificultad'
export const goOn = 'Continuar'
export const making = 'Creando…'
