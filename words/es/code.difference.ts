export const expected = 'Esperado'
export const got = 'Obtenido'
export const nothing = 'nada'

export const lines = 'Esperado y obtenido, línea por línea'
export const signs = { missing: '− esperado', extra: '+ obtenido' }
export const ofLine = { missing: 'Esperado:', extra: 'Obtenido:' }
