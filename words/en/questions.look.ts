/** The fields of a question, also where a quiz is only looked at. */

/** The first entry of a list to choose from. */
export const choose = 'Choose'
export const chooseAll = 'Choose all that apply'
export const yourAnswer = 'Your answer'
export const unit = 'Unit'
/** What a piece of code prints. */
export const whatItPrints = 'What it prints'

// Of a statement.
export const trueOrFalse = 'True or false'
export const isTrue = 'True'
export const isFalse = 'False'
