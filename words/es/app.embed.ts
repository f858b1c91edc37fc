import { number, plural } from './language.ts'

export const embed = { topic: 'Vectorizar temas', quiz: 'Vectorizar cuestionarios' }
export const purpose = 'Para la búsqueda y los temas relacionados'
export const embedding = { topic: 'Vectorizando temas', quiz: 'Vectorizando cuestionarios' }
export const started = {
  topic: 'Vectorizando temas. El menú muestra el avance.',
  quiz: 'Vectorizando cuestionarios. El menú muestra el avance.',
}
export const progress = {
  topic: (done: number, total: number) => `${number(done)} de ${plural(total, { one: '# tema', other: '# temas' })}`,
  quiz: (done: number, total: number) =>
    `${number(done)} de ${plural(total, { one: '# cuestionario', other: '# cuestionarios' })}`,
}
export const done = {
  topic: (total: number) => plural(total, { one: 'Listo: # tema', other: 'Listo: # temas' }),
  quiz: (total: number) => plural(total, { one: 'Listo: # cuestionario', other: 'Listo: # cuestionarios' }),
}
export const embedded = {
  topic: (total: number) => plural(total, { one: '# tema vectorizado.', other: '# temas vectorizados.' }),
  quiz: (total: number) =>
    plural(total, { one: '# cuestionario vectorizado.', other: '# cuestionarios vectorizados.' }),
}
