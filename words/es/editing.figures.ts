export const insert = 'Añadir una figura'
export const choose = 'Elige qué muestra…'
export const hint =
  'Se añade un ejemplo que puedes cambiar. Su texto alternativo (alt) dice qué muestra a quienes no pueden verla.'

export const kinds = {
  bars: 'Fracciones, áreas o una balanza',
  cards: 'Tarjetas que se giran',
  chart: 'Un gráfico de datos',
  drawing: 'Un dibujo con rótulos',
  graph: 'Nodos y aristas: un árbol, una red, un flujo',
  music: 'Notas en un pentagrama, para escuchar',
  numberline: 'Una recta numérica',
  plot: 'Curvas y puntos',
  sequence: 'Mensajes por turnos',
  sets: 'Conjuntos como círculos',
  timeline: 'Una línea de tiempo o un plan',
  trace: 'Un programa o una memoria, paso a paso',
  truth: 'Una tabla de verdad',
  vectors: 'Fuerzas y vectores',
}
