export const loading = 'Cargando'

export const loadingThe = {
  topic: 'Cargando el tema',
  lesson: 'Cargando la lección',
  quiz: 'Cargando el cuestionario',
  pathway: 'Cargando la ruta',
  practice: 'Cargando la práctica',
  check: 'Cargando la comprobación',
  problem: 'Cargando el problema',
}
export const missing = {
  topic: 'No encontramos este tema',
  lesson: 'No encontramos esta lección',
  quiz: 'No encontramos este cuestionario',
  pathway: 'No encontramos esta ruta',
  practice: 'No encontramos esta práctica',
  check: 'No encontramos esta comprobación',
  problem: 'No encontramos este problema',
}
export const whyMissing = {
  signedIn: 'Puede que sea de acceso privado, que se haya eliminado o que el enlace esté mal escrito.',
  visitor:
    'Puede que sea de acceso privado, que se haya eliminado o que el enlace esté mal escrito. Si te pertenece, inicia sesión para acceder.',
}
