export const endedWell = 'Terminó bien'
export const endedWithCode = (exitCode: number) => `Terminó con el código de salida ${exitCode}`
export const endedWithErrorCode = (exitCode: number) => `Terminó con un error, código de salida ${exitCode}`
export const endedBySignal = (signal: string) => `Interrumpido por la señal ${signal}`
export const endedWithStatus = (status: string) => `Terminó con el estado «${status}»`
export const statuses = {
  RE: 'Terminó con un error',
  SG: 'Interrumpido por una señal',
  TO: 'Se acabó el tiempo',
  OL: 'Demasiada salida',
  EL: 'Demasiada salida en stderr',
  XX: 'No se pudo ejecutar por un fallo del servidor',
}

export const output = 'Salida'
export const errors = 'Errores (stderr)'
export const printedNothing = 'No imprimió nada.'

export const exitCode = 'Código de salida'
export const cpuTime = 'Tiempo de CPU'
export const wallTime = 'Tiempo transcurrido'
export const memory = 'Memoria'
export const milliseconds = (figure: string) => `${figure} ms`
export const seconds = (figure: string) => `${figure} s`
export const kilobytes = (figure: string) => `${figure} KB`
export const megabytes = (figure: string) => `${figure} MB`
