/** Problems that practise a skill of the topic, shown on its page. */

export const loadingProblems = 'Loading the problems'
export const noneYet = 'No problems for this topic yet. <link>All problems</link>'
export const moreAmongAll = 'For more, see <link>all problems</link>.'
