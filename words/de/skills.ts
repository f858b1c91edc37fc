export const lead = 'Was du nach deinen Antworten kannst und was verblasst, wenn du es liegen lässt.'
export const whySignIn = 'Melde dich an, um deine Fähigkeiten zu sehen.'
export const loadingSkills = 'Deine Fähigkeiten werden geladen'
