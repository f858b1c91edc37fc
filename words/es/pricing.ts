import { number, plural } from './language.ts'

export const promo = '¡60\u00a0% de descuento para las 100 primeras suscripciones!'

export const leadFree = 'Aquí todo es gratis.'
export const leadPaid = 'Leer y practicar es gratis aquí. Con una suscripción puedes pedir que se escriban más temas.'
export const leftCheckout = 'Has salido de la página de pago y no se te ha cobrado nada.'

export const billingOff = 'Los pagos están desactivados en este servidor.'
export const nothingToBuy =
  'No hay nada que comprar y no se cobra a nadie, así que la oferta para las 100 primeras suscripciones no ha empezado. Si quien aloja el servidor activa los pagos, la oferta aparecerá aquí. Hasta entonces puedes usarlo todo gratis.'
export const followPathway = 'Seguir una ruta'
export const createFreeAccount = 'Crear una cuenta gratis'

export const free = {
  title: 'Gratis',
  titleAlone: 'Qué puedes hacer aquí',
  who: 'Con una cuenta o, para leer, sin ella.',
  everyTopic: 'Todos los temas públicos, con sus lecciones',
  library: 'Temas hechos con la biblioteca incluida',
  quizzes: 'Cuestionarios con el porqué de cada opción',
  mastery: 'Tu propio dominio, habilidad por habilidad',
}
export const topicsADay = (count: number) =>
  plural(count, {
    one: '# tema al día escrito por un modelo de lenguaje',
    other: '# temas al día escritos por un modelo de lenguaje',
  })
export const paid = {
  title: 'Suscripción',
  isYours: 'Tienes una suscripción.',
  everythingFree: 'Todo lo que es gratis',
  moreTopics: 'Más temas al día escritos por un modelo de lenguaje, si el servidor tiene uno',
}

export const nothingForSale = 'En este momento no se puede comprar nada.'
export const openingCheckout = 'Abriendo la página de pago…'
export const subscribe = {
  day: 'Suscribirse por días',
  week: 'Suscribirse por semanas',
  month: 'Suscribirse por meses',
  year: 'Suscribirse por años',
}
export const signInToSubscribe = {
  day: 'Iniciar sesión para suscribirte por días',
  week: 'Iniciar sesión para suscribirte por semanas',
  month: 'Iniciar sesión para suscribirte por meses',
  year: 'Iniciar sesión para suscribirte por años',
}
export const money = (amount: number, options: Intl.NumberFormatOptions) => number(amount, options)
export const intervals = {
  day: (count: number) => plural(count, { one: 'al día', other: 'cada # días' }),
  week: (count: number) => plural(count, { one: 'a la semana', other: 'cada # semanas' }),
  month: (count: number) => plural(count, { one: 'al mes', other: 'cada # meses' }),
  year: (count: number) => plural(count, { one: 'al año', other: 'cada # años' }),
}
export const priceEvery = '<price/> <every/>'
export const discountEvery = '<price/> <every/> en lugar de <usual/>'

export const questions = {
  title: 'Preguntas',
  how: {
    title: '¿Cómo pago y cómo cancelo?',
    text: 'Pagas en las páginas de Stripe, un proveedor de pagos: este servidor nunca ve tu tarjeta. Allí puedes cancelar cuando quieras, y conservas lo que has pagado hasta que termine. Con el descuento para las cien primeras suscripciones, el precio se mantiene rebajado mientras no canceles.',
  },
  whyNot: {
    title: '¿Por qué no puedo suscribirme aquí?',
    text: 'Lyceum es software que cualquiera puede alojar. Quien aloja el servidor decide si acepta pagos. <contact>Pregúntale</contact> si quieres apoyar el servidor.',
    textOff:
      'Lyceum es software que cualquiera puede alojar. Quien aloja el servidor decide si acepta pagos, y aquí no los acepta. <contact>Pregúntale</contact> si quieres apoyar el servidor.',
  },
  whatStays: {
    title: '¿Qué me queda cuando termina una suscripción?',
    text: 'Tus temas, tus respuestas y tu dominio. Solo el límite diario vuelve a ser el gratuito.',
  },
  sameTeaching: {
    title: '¿Cambia lo que aprendo si pago?',
    text: 'No. Las lecciones y las preguntas son las mismas y se comprueban igual.',
  },
}
