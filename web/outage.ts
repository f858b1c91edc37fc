import { createStore } from './store.ts'

/** Whether the realtime connection of whoever is signed in was given up and has not come back yet. */
export const outage = createStore(false)
