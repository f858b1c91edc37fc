export const thanks = 'Gracias. Ya tienes tu suscripción.'
export const waiting =
  'Esperando a que el proveedor de pagos confirme tu pago. Esta página te avisará en cuanto lo haga; no hace falta que te quedes en ella.'
