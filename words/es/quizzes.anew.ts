export const happened = {
  whole: 'Las preguntas de este cuestionario se han vuelto a crear mientras lo tenías abierto.',
  partly: 'Las preguntas de este cuestionario han cambiado mientras lo tenías abierto.',
}
export const isKept = 'Lo que has respondido está guardado y sigue contando.'
export const goOn = 'Seguir con las preguntas nuevas'
