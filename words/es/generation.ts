export const promptEmpty = 'La petición no puede estar vacía.'
