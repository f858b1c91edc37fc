/** What a prompt may mean, or what there is instead of it. */

export const headings = { choose: 'Choose a topic', not_covered: 'No topic on this yet' }

// Above the title of what is offered: which kind it is, or what it belongs to.
export const wholeSubject = 'Whole subject'
export const pathwayIn = (subject: string) => `Pathway: ${subject}`

export const browseAll = 'Browse all topics'
export const searchForIt = 'Search for it'
