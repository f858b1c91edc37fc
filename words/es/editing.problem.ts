import { number } from './language.ts'

export const editProblem = 'Editar el problema'
export const isPublishedAt = 'Está publicado: lo ve todo el mundo. Su dirección es <address/>.'
export const isDraftAt = 'Es un borrador que solo ves tú. Su dirección es <address/>.'
export const seeIt = 'Verlo como está guardado'

export const asked = 'Qué se pide'
export const title = 'Título'
export const difficulty = 'Dificultad'
export const statement = 'Enunciado'
export const statementHint =
  'En Markdown: qué se pide y por qué, qué entra y qué sale y entre qué límites, y dos o tres ejemplos.'
export const showPreview = 'Ver cómo queda el enunciado'
export const hidePreview = 'Ocultar la vista previa'
export const preview = 'Vista previa del enunciado'
export const loadingPreview = 'Cargando la vista previa'
export const statementShort = (min: number) => `Un enunciado tiene al menos ${number(min)} caracteres.`
export const hints = 'Pistas, de un empujoncito a casi toda la idea'
export const hint = (place: number) => `Pista ${number(place)}`
export const removeHint = (place: number) => `Quitar<hidden> la pista ${number(place)}</hidden>`
export const addHint = 'Añadir una pista'

export const skills = 'Habilidades para las que cuenta resolverlo'
export const removeSkill = 'Quitar <skill/>'
export const skillsMany = (max: number) => `Un problema cuenta para ${number(max)} habilidades como máximo.`
export const findSkill = 'Buscar una habilidad'
export const findSkillHint = 'Por palabras de su título o de la lección que la enseña.'
export const skillsFound = 'Habilidades encontradas'
export const noSkill = 'Ninguna habilidad de la biblioteca coincide.'

export const publish = 'Publicar'
export const isPublished =
  'Está publicado. Si cambian sus pruebas o sus programas, vuelve a ser un borrador hasta que se compruebe de nuevo.'
export const isDraft =
  'Antes se ejecutan los programas: las referencias tienen que pasar todas las pruebas, y cada programa incorrecto tiene que fallar alguna.'
export const running = 'Ejecutando los programas…'
export const obstacles = 'Todavía no se puede publicar:'
export const everybodySees = 'Lo ve todo el mundo.'

export const deleteProblem = 'Eliminar el problema'
export const deleteTitle = '¿Eliminar este problema?'
export const deleteWhat =
  'No se podrá recuperar. Si otras personas han enviado soluciones, se retira, y lo que hicieron se conserva.'
export const deleteIt = 'Eliminar'
export const keepIt = 'Conservarlo'
export const isDeleted = 'Se ha eliminado el problema.'
export const isWithdrawn = 'Se ha retirado el problema. Lo que hicieron los demás se conserva.'
