export const loadingCourse = 'Cargando el curso'
export const notCurrent = 'No se pudo actualizar este curso. Lo ves como estaba la última vez que se cargó.'
export const notLoaded = 'No se pudo cargar este curso'
export const whyNotLoaded =
  'Puede que se haya eliminado, que sea de otra persona o que el servidor no esté al alcance. Si alguien compartió el curso contigo, ábrelo con su enlace.'
export const arrange = 'Editar'
export const section = (place: number) => `Sección ${place}`
