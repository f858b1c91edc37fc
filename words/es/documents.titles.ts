export const titles = { terms: 'Condiciones de uso', privacy: 'Privacidad' }
