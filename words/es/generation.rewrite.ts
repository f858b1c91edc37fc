export const quoted = (title: string) => `«${title}»`
export const changedByHand = 'Esta lección se modificó a mano. El texto actual se conserva entre sus versiones.'
export const rewriteAnyway = 'Reescribirla de todos modos'
export const keepIt = 'Dejarla como está'
