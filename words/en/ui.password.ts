export const password = 'Password'

/** On the button beside the field, which shows what was typed; the name of the field only for screen readers. */
export const show = 'Show <field/>'
export const hide = 'Hide <field/>'
