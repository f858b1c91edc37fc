export const title = {
  topic: 'Añadir este tema a un curso',
  lesson: 'Añadir esta lección a un curso',
  quiz: 'Añadir este cuestionario a un curso',
}
export const createAndAdd = 'Crear y añadir'
export const added = 'Añadido'
export const wasThere = 'Ya estaba allí'
export const isIn = {
  topic: 'Este tema está en <course/>.',
  lesson: 'Esta lección está en <course/>.',
  quiz: 'Este cuestionario está en <course/>.',
}
