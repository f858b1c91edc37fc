export const loadingSubscription = 'Cargando tu suscripción'
export const granted = 'Un administrador de este servidor te ha dado la suscripción. No te cuesta nada.'
export const openPortal = 'Tarjeta, facturas y cancelación'
export const opening = 'Abriendo…'

export const endsOn = (day: string) => `Has cancelado. Tu suscripción termina el ${day} y no se te cobrará nada más.`
export const endsSoon = 'Has cancelado. Tu suscripción termina pronto y no se te cobrará nada más.'
export const renewsOn = (day: string) => `Tu suscripción se renueva el ${day}.`
export const renews = 'Tu suscripción se renueva sola.'
export const trialEndsOn = (day: string) => `Tu periodo de prueba termina el ${day} y no se te cobrará nada.`
export const trialUntil = (day: string) => `Tu periodo de prueba sigue hasta el ${day}.`
export const pastDue =
  'El último pago ha fallado. Actualiza tu tarjeta en los próximos días para conservar la suscripción.'
export const unpaid = 'Los últimos pagos han fallado, y tu suscripción queda en suspenso hasta que se complete uno.'
export const paused = 'Tu suscripción está en pausa.'
export const incomplete = 'El primer pago no se ha completado.'
export const ended = 'Tu suscripción ha terminado.'
