export const lead = 'What you know, and what you need to refresh.'
export const whySignIn = 'Sign in to see your skills.'
export const loadingSkills = 'Loading your skills'
