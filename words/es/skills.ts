export const lead = 'Lo que sabes y lo que conviene repasar.'
export const whySignIn = 'Inicia sesión para ver tus habilidades.'
export const loadingSkills = 'Cargando tus habilidades'
