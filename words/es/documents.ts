export const noneWritten = 'Quien aloja este servidor no ha escrito esta página.'
export const askThem = 'Preguntar'
