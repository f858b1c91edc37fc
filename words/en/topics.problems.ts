/** The problems that practise a skill of a topic, on its page. */

export const loadingProblems = 'Loading the problems'
export const noneYet = 'No problems for this topic yet. <link>All problems</link>'
export const moreAmongAll = 'For more, see <link>all problems</link>.'
