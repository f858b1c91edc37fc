import { number } from './language.ts'

// Buttons above the text.
/** Opens the settings of how the text looks. */
export const reading = 'Reading'
export const listen = 'Listen'
export const focus = 'Focus'
export const leaveFocus = 'Leave focus mode'

// Said by screen readers after a key was pressed.
export const textSizeNow = (size: number, sizes: number) => `Text size ${number(size)} of ${number(sizes)}.`
export const focusOn = 'Focus mode is on. Press Escape to leave.'
export const focusOff = 'Focus mode is off.'

export const leftOffHere = 'You left off here.'
export const toTheTop = 'Back to top'
