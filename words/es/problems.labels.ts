export const difficulties = { easy: 'Fácil', medium: 'Media', hard: 'Difícil' }
export const states = { new: 'Sin intentar', tried: 'Intentado', solved: 'Resuelto' }
export const draft = 'Un borrador que solo ves tú'
