import { number } from './language.ts'

export const ownRunsOnly = 'Solo puedes añadir tus propias ejecuciones.'
export const slugTaken = 'Otro problema ya tiene este slug. Elige otro.'
export const tooLarge = 'El problema es demasiado grande. Reduce sus pruebas.'
export const changingElsewhere = 'Este problema se está cambiando en otro lugar en este momento. Guárdalo de nuevo.'
export const changedWhileRunning = 'El problema se cambió mientras se ejecutaban sus programas. Publícalo otra vez.'
export const withdrawn = 'Este problema se retiró.'
export const draftNotVotable = 'No se puede votar un borrador.'
export const noTests = 'Este problema todavía no tiene pruebas.'
export const programsWaiting = 'Hay demasiados programas en espera. Inténtalo de nuevo en un momento.'
export const lastProgramRunning = 'Tu último programa todavía se está ejecutando. Inténtalo de nuevo cuando termine.'
export const lastSolutionsGraded =
  'Tus últimas soluciones todavía se están calificando. Inténtalo de nuevo en un momento.'
export const notRunNow = 'Tu programa no se pudo ejecutar ahora mismo. No cuenta; inténtalo de nuevo en un momento.'
export const draftsMany = (max: number) => `Tienes ${number(max)} borradores. Publica o elimina antes alguno.`
export const noSkill = (id: string) => `No existe la habilidad ${id}.`
export const notRunHere = (language: string) => `Este servidor no ejecuta ${language}.`
export const notGradedIn = (language: string, others: string) =>
  `Este problema no se califica en ${language}, solo en ${others}.`
