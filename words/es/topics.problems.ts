export const loadingProblems = 'Cargando los problemas'
export const noneYet =
  'Todavía no hay problemas que practiquen una habilidad de este tema. <link>Todos los problemas</link>'
export const moreAmongAll = 'Hay más entre <link>todos los problemas</link>.'
