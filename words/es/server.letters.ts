export const newPassword = {
  subject: 'Una contraseña nueva para Lyceum',
  text: (
    url: string,
  ) => `Alguien ha pedido una contraseña nueva para tu cuenta de Lyceum. Para elegirla, abre este enlace en los próximos 30 minutos:

${url}

Funciona una sola vez. Si no fuiste tú, no hagas nada: tu contraseña sigue igual.
`,
}

export const verification = {
  subject: 'Confirma tu dirección de correo para Lyceum',
  text: (
    url: string,
  ) => `Una cuenta de Lyceum usa esta dirección. Para confirmar que es tuya, abre este enlace en el plazo de un día:

${url}

Si no has creado ninguna cuenta, no hagas nada.
`,
}

export const message = {
  from: (name: string, email: string) => `De: ${name} <${email}>`,
  fromVisitor: (name: string, email: string) => `De: ${name} <${email}>, sin sesión iniciada`,
  about: (about: string) => `Sobre: ${about}`,
  written: (at: string) => `Escrito: ${at}`,
  answering: 'Tu respuesta a este correo llega a quien lo escribió. Cierra el mensaje en Administración, Mensajes.',
}
