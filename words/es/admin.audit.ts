export const loadingLog = 'Cargando el registro de auditoría'
export const nothingFound = 'No hay entradas que coincidan.'

export const actions = {
  'admin.claimed': 'Administración asumida',
  'admin.granted': 'Función de administrador concedida',
  'admin.revoked': 'Función de administrador retirada',
  'account.disabled': 'Cuenta desactivada',
  'account.enabled': 'Cuenta reactivada',
  'account.erased': 'Cuenta borrada',
  'account.exported': 'Datos exportados',
  'account.linkMade': 'Enlace de restablecimiento creado',
  'account.passwordChanged': 'Contraseña cambiada',
  'account.passwordReset': 'Contraseña cambiada con un enlace',
  'account.emailVerified': 'Dirección de correo verificada',
  'account.twoFactorOn': 'Verificación en dos pasos activada',
  'account.twoFactorOff': 'Verificación en dos pasos desactivada',
  'account.sessionsEnded': 'Sesiones cerradas',
  'subscription.granted': 'Suscripción gratuita concedida',
  'subscription.ended': 'Suscripción gratuita terminada',
  'subscription.changed': 'Suscripción cambiada',
  'report.decided': 'Informe resuelto',
  'job.retried': 'Tarea reintentada',
  'job.cancelled': 'Tarea detenida',
  'problem.withdrawn': 'Problema retirado',
  'problem.restored': 'Problema recuperado',
  'message.closed': 'Mensaje cerrado',
}

export const by = 'por <who/>'
export const byServer = 'por el servidor'
export const deletedAccount = (uid: string) => `una cuenta eliminada (${uid})`
export const targets = {
  user: (id: string) => `cuenta ${id}`,
  job: (id: string) => `tarea ${id}`,
  problem: (id: string) => `problema ${id}`,
  report: (id: string) => `informe ${id}`,
  message: (id: string) => `mensaje ${id}`,
}
