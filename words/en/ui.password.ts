export const password = 'Password'

/**
 * On the button beside a password field, which shows the password. The name of the field is only for screen readers.
 */
export const show = 'Show <field/>'
export const hide = 'Hide <field/>'
