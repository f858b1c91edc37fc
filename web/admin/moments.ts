const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })

export const momentOf = (time: number) => moment.format(time)
export const dayOf = (time: number) => day.format(time)
export const isoOf = (time: number) => new Date(time).toISOString()
