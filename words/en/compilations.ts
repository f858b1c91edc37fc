export const title = 'Program run'
export const signInToSee = 'Sign in to see this run.'
export const loadingRun = 'Loading the run'
