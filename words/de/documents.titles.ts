export const titles = { terms: 'Nutzungsbedingungen', privacy: 'Datenschutz' }
