export const choose = 'Elige'
export const chooseAll = 'Elige todas las que correspondan'
export const yourAnswer = 'Tu respuesta'
export const unit = 'Unidad'
export const whatItPrints = 'Lo que imprime'

export const trueOrFalse = 'Verdadero o falso'
export const isTrue = 'Verdadero'
export const isFalse = 'Falso'
