import { PASSWORD_LENGTH } from '#contract/auth.ts'

export const passwordHint = `Mindestens ${PASSWORD_LENGTH.min} Zeichen. Ein paar Wörter hintereinander sind sicher und leicht zu merken.`
