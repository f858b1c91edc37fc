export const password = 'Contraseña'

export const show = 'Mostrar <field/>'
export const hide = 'Ocultar <field/>'
