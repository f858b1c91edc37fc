export const purpose = 'Buscar en lo que ya hay'
export const label = 'Buscar temas, lecciones y problemas'
export const search = 'Buscar'
